package plyground.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.arena.check.Check;
import plyground.arena.check.CheckFinding;
import plyground.arena.check.Samples;
import plyground.arena.check.Specification;
import plyground.arena.json.JsonFields;
import plyground.arena.plan.TimeControl;
import plyground.console.Json;
import plyground.console.Streams;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.spec.Spec;
import tools.jackson.core.JsonGenerator;

/**
 * Prints what a check finds, as lines or as one JSON object.
 *
 * @param control for every move but those under pressure
 */
record CheckReport(Streams streams, boolean json, long seed, int positions, TimeControl control) {
  private static final Duration PRESSURE = Duration.ofMillis(100);
  private static final String PREDICATE = "predicate";
  private static final String HOUSE = "an agent of the house, in this process";

  /** Whether every step went well. */
  public <P extends Position<P>> boolean run(OpenGame<P> open, String agent, @Nullable String as) {
    var player = open.player(agent);
    if (player.isHuman()) {
      throw new InputException("agent 'human': people are not checked");
    }
    var findings = new ArrayList<CheckFinding>();
    if (!json) {
      streams.out().printf("%s at %s%n", player.name(), open.game().name());
      streams.out().printf("protection: %s%n%n", protection(player));
      streams.out().flush();
    }
    var check =
        new Check<>(
            open,
            player,
            new Samples<>(open.game(), seed),
            control,
            PRESSURE,
            finding -> {
              findings.add(finding);
              line(finding);
            });
    check.run(specification(open, player, as));
    conclude(open, player, check, findings);
    return check.failed() == 0;
  }

  private <P extends Position<P>> @Nullable Specification<P> specification(
      OpenGame<P> open, AgentFactory<P> player, @Nullable String as) {
    String claimed = as == null ? claim(open, player) : as;
    return claimed == null
        ? null
        : new Specification<>(open.game(), open.player(claimed), positions);
  }

  /** Who names a predicate like one of our agents claims to be that agent. */
  private static <P extends Position<P>> @Nullable String claim(
      OpenGame<P> open, AgentFactory<P> player) {
    String predicate = Spec.parse(player.name()).parameters().get(PREDICATE);
    boolean ours =
        open.descriptor().agents().stream().anyMatch(kind -> kind.name().equals(predicate));
    return ours ? predicate : null;
  }

  private static String protection(AgentFactory<?> player) {
    return player.protection().orElse(HOUSE);
  }

  private void line(CheckFinding finding) {
    if (json) {
      return;
    }
    var out = streams.out();
    out.printf("%-5s %-14s %s%n", finding.passed() ? "ok" : "FAIL", finding.step(), finding.text());
    if (finding.position() != null) {
      out.printf("%-20s at: %s%n", "", finding.position());
    }
    out.flush();
  }

  private <P extends Position<P>> void conclude(
      OpenGame<P> open, AgentFactory<P> player, Check<P> check, List<CheckFinding> findings) {
    if (json) {
      Json.line(
          streams.out(),
          line -> {
            line.writeStringProperty("game", open.game().name());
            line.writeStringProperty("agent", player.name());
            line.writeBooleanProperty("passed", check.failed() == 0);
            line.writeStringProperty("protection", protection(player));
            line.writeArrayPropertyStart("steps");
            findings.forEach(finding -> write(line, finding));
            line.writeEndArray();
          });
      return;
    }
    streams
        .out()
        .printf(
            "%n%s%n",
            check.failed() == 0
                ? "It is ready to play."
                : "%d of %d steps failed.".formatted(check.failed(), check.steps()));
  }

  private static void write(JsonGenerator line, CheckFinding finding) {
    line.writeStartObject();
    line.writeStringProperty("step", finding.step());
    line.writeBooleanProperty("passed", finding.passed());
    line.writeStringProperty("text", finding.text());
    if (finding.position() != null) {
      line.writeStringProperty("position", finding.position());
    }
    if (finding.played() != null) {
      line.writeStringProperty("played", finding.played());
      JsonFields.strings(line, "expected", finding.expected());
    }
    line.writeEndObject();
  }
}
