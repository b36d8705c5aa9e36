package plyground.league.bot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.agents.sandbox.Sandbox;
import plyground.arena.check.Check;
import plyground.arena.check.CheckFinding;
import plyground.arena.check.Samples;
import plyground.core.InputException;
import plyground.core.Position;

/**
 * Makes bots of hand-ins and tries them out. Those used last stay built, so that a ladder does not
 * compile for every game.
 */
public final class BotWorkshop<P extends Position<P>> implements AutoCloseable {
  private static final int MOST_KEPT = 400;
  private static final int LONGEST_TEXT = 4_000;
  private static final long SEED = 1;

  private final OpenGame<P> open;
  private final BotRules rules;
  private final Map<Integer, BuiltBot<P>> kept = new LinkedHashMap<>(16, 0.75f, true);

  /** Positions of every kind, the same for all; found when first needed. */
  private @Nullable Samples<P> samples;

  /**
   * @throws InputException if this machine cannot shut programs away
   */
  public BotWorkshop(OpenGame<P> open, BotRules rules) {
    this(open, rules, Sandbox.here());
  }

  /** The same on a machine that has these means. */
  BotWorkshop(OpenGame<P> open, BotRules rules, Sandbox here) {
    if (here != Sandbox.BUBBLEWRAP) {
      throw new InputException(
          "a league plays other people's programs, and this machine cannot shut them away:"
              + " install bubblewrap");
    }
    this.open = open;
    this.rules = rules;
  }

  /** A hand-in, built now unless it was before. */
  public synchronized BuiltBot<P> get(int version, Supplier<List<HandedInFile>> files) {
    var known = kept.get(version);
    if (known != null) {
      return known;
    }
    var built = build(files.get());
    kept.put(version, built);
    if (kept.size() > MOST_KEPT) {
      var oldest = kept.entrySet().iterator().next();
      kept.remove(oldest.getKey());
      oldest.getValue().close();
    }
    return built;
  }

  private BuiltBot<P> build(List<HandedInFile> files) {
    var staged = HandInStage.of(files);
    try {
      return BuiltBot.of(open, staged, rules);
    } catch (RuntimeException failure) {
      staged.close();
      throw failure;
    }
  }

  /** What a check found, and the language as far as it came out. */
  public record Verdict(String language, List<CheckFinding> findings) {}

  /** Builds a hand-in and takes it through all it will meet. */
  public Verdict check(List<HandedInFile> files) {
    var findings = new ArrayList<CheckFinding>();
    try (var built = build(files)) {
      findings.add(CheckFinding.good("build", "it is " + built.language().text() + note(built)));
      var factory = new AgentFactory<>("the program", built.seat());
      var check =
          new Check<>(
              open,
              factory,
              samples(),
              rules.control(),
              rules.time(),
              finding -> findings.add(clear(finding, built)));
      check.runForLeague();
      return new Verdict(built.language().text(), List.copyOf(findings));
    } catch (InputException wrong) {
      String text = wrong.message();
      findings.add(
          CheckFinding.bad(
              "build", text.substring(0, Math.min(LONGEST_TEXT, text.length())), null));
      return new Verdict("", List.copyOf(findings));
    }
  }

  private synchronized Samples<P> samples() {
    if (samples == null) {
      samples = new Samples<>(open.game(), SEED);
    }
    return samples;
  }

  private static String note(BuiltBot<?> built) {
    var leftOut = built.files().leftOut();
    return leftOut.isEmpty()
        ? ""
        : leftOut.stream().limit(10).collect(Collectors.joining("; ", "; left out: ", ""));
  }

  /** Without the place where it lies here, which is nobody's business; with the limits. */
  private CheckFinding clear(CheckFinding finding, BuiltBot<?> built) {
    String text = finding.text().replace(built.files().folder().toString() + "/", "");
    String limits = finding.passed() ? "" : " (allowed: " + rules.sentence() + ")";
    return new CheckFinding(
        finding.step(),
        finding.passed(),
        text + limits,
        finding.position(),
        finding.played(),
        finding.expected());
  }

  @Override
  public synchronized void close() {
    kept.values().forEach(BuiltBot::close);
    kept.clear();
  }
}
