package plyground.cli.play;

import java.io.PrintWriter;
import java.util.Comparator;
import java.util.Locale;
import plyground.agents.OpenGame;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Trace;

/**
 * What a person at the board can ask for: how to play, and what the machine would do.
 *
 * @param typing how moves are typed; empty where the list of moves says it
 */
record PlayHelp<P extends Position<P>>(
    OpenGame<P> open, String typing, Limit limit, long seed, PrintWriter out) {

  void aboutMoves() {
    if (!typing.isEmpty()) {
      out.println(typing);
    }
  }

  void help(P position) {
    out.println(open.descriptor().text().summary());
    aboutMoves();
    if (typing.isEmpty()) {
      var moves = LegalMoves.words(open.game(), position);
      out.println("  a move   one of: " + String.join(" ", moves));
    }
    out.println("  hint     what the machine would play, and what it thinks of the others");
    out.println("  undo     take your last move back");
    out.println("  moves    list the legal moves");
    out.println("  last     look closely at the last move");
    out.println("  quit     leave the game");
  }

  void hint(P position) throws AgentException {
    var adviser = open.player(open.descriptor().text().opponent());
    var game = open.game();
    try (var agent = adviser.create()) {
      agent.newGame(seed);
      var result = agent.analyse(position, limit, Trace.NONE);
      out.printf("%s would play %s%n", adviser.name(), game.formatMove(position, result.move()));
      for (var each :
          result.moves().stream()
              .sorted(Comparator.comparingDouble(MoveValue::value).reversed())
              .toList()) {
        out.printf(
            "  %-12s value %s%n", game.formatMove(position, each.move()), shown(each.value()));
      }
    }
  }

  static String shown(double value) {
    return value == Math.rint(value)
        ? String.format(Locale.ROOT, "%.0f", value)
        : String.format(Locale.ROOT, "%.3f", value);
  }
}
