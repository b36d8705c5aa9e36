package plyground.cli;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import plyground.arena.json.JsonFields;
import plyground.console.Json;
import plyground.console.Streams;
import plyground.console.Words;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.views.TerminalPainter;

/**
 * Prints what was found out about a position, as a table or as the contract's JSON line.
 *
 * @param lines whether many positions are asked about, and each is answered by one line
 */
record Analysis<P extends Position<P>>(
    TerminalPainter<P> painter, String by, boolean json, boolean lines, Streams streams) {
  /** Finds something out. */
  interface Question<P> {
    Result ask(P position) throws AgentException;
  }

  private Game<P> game() {
    return painter.game();
  }

  void print(P position, Question<P> question) throws AgentException {
    if (position.over()) {
      printOver(position);
      return;
    }
    long begun = System.nanoTime();
    var result = question.ask(position);
    double millis = (System.nanoTime() - begun) / 1e6;
    if (json) {
      String choice = Nature.movesAt(position) ? null : game().formatMove(position, result.move());
      line(position, choice, result.value(), inGameOrder(position, result), result, millis);
    } else if (lines) {
      streams
          .out()
          .printf(
              "%s: %s, value %s%n",
              game().format(position),
              Nature.movesAt(position)
                  ? "dice are thrown"
                  : game().formatMove(position, result.move()),
              Words.value(result.value()));
    } else {
      table(position, result, millis);
    }
  }

  private void printOver(P position) {
    double score = position.outcome().score() * position.toMove().sign();
    if (json) {
      line(position, null, score, List.of(), new Result(0, score, List.of(), 0, 1, true), 0);
    } else if (lines) {
      streams.out().println(game().format(position) + ": " + Words.state(game(), position));
    } else {
      streams.out().print(painter.draw(position));
      streams.out().println(Words.state(game(), position));
    }
  }

  private void line(
      P position,
      @Nullable String choice,
      @Nullable Double value,
      List<MoveValue> moves,
      Result result,
      double millis) {
    Json.line(
        streams.out(),
        line -> {
          line.writeStringProperty("position", game().format(position));
          line.writeStringProperty("toMove", game().sideName(position.toMove()));
          JsonFields.stringOrNull(line, "choice", choice);
          JsonFields.number(line, "value", value);
          line.writeArrayPropertyStart("moves");
          for (var each : moves) {
            line.writeStartObject();
            line.writeStringProperty("move", game().formatMove(position, each.move()));
            JsonFields.number(line, "value", each.value());
            line.writeEndObject();
          }
          line.writeEndArray();
          line.writeNumberProperty("nodes", result.nodes());
          line.writeNumberProperty("depth", result.depth());
          line.writeNumberProperty("millis", Math.round(millis * 1000) / 1000.0);
        });
  }

  private void table(P position, Result result, double millis) {
    var out = streams.out();
    out.print(painter.draw(position));
    boolean dice = Nature.movesAt(position);
    String choice = dice ? "" : by + " plays " + game().formatMove(position, result.move()) + ", ";
    out.printf(
        "%s to %s: %svalue %s%n",
        game().sideName(position.toMove()),
        dice ? "throw" : "move",
        choice,
        Words.value(result.value()));
    var best = Comparator.comparingDouble(MoveValue::value).reversed();
    var order =
        dice ? inGameOrder(position, result) : result.moves().stream().sorted(best).toList();
    for (var each : order) {
      out.printf(
          "  %-12s %10s%s%n",
          game().formatMove(position, each.move()),
          Words.value(each.value()),
          each.move() == result.move() && !dice ? "  *" : "");
    }
    out.printf(
        "%s, depth %d, %s ms%s%n",
        Words.plural(result.nodes(), "position"),
        result.depth(),
        Words.count(Math.round(millis)),
        result.exact() ? ", every line to its end" : "");
  }

  /** In the game's own order, whatever order the search looked at them in. */
  private List<MoveValue> inGameOrder(P position, Result result) {
    var values = new HashMap<Integer, MoveValue>();
    result.moves().forEach(each -> values.put(each.move(), each));
    return Arrays.stream(LegalMoves.of(game(), position))
        .mapToObj(values::get)
        .filter(Objects::nonNull)
        .toList();
  }
}
