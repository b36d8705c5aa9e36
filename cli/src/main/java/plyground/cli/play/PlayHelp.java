package plyground.cli.play;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import plyground.agents.OpenGame;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.BestPlay;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.SearchClock;
import plyground.core.search.Trace;

/**
 * What a person at the board can ask for: how to play, and what the machine would do.
 *
 * @param typing how moves are typed; empty where the list of moves says it
 */
record PlayHelp<P extends Position<P>>(
    OpenGame<P> open, String typing, Limit limit, long seed, PrintWriter out) {
  private static final Duration A_MOMENT = Duration.ofSeconds(2);

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
    var proof = proved(position);
    if (proof.isPresent()) {
      print("the best player", ", which " + BestPlay.words(proof.get()), position, proof.get());
      return;
    }
    var adviser = open.player(open.descriptor().text().opponent());
    try (var agent = adviser.create()) {
      agent.newGame(seed);
      print(adviser.name(), "", position, agent.analyse(position, limit, Trace.NONE));
    }
  }

  /**
   * The truth, where it is known or can be expected to be in a moment: nobody else is waiting for
   * this machine's cores.
   */
  private Optional<Result> proved(P position) {
    int threads = Runtime.getRuntime().availableProcessors();
    var proofs =
        open.provedValues(threads).filter(each -> each.seconds(position) <= A_MOMENT.toSeconds());
    if (proofs.isEmpty()) {
      return Optional.empty();
    }
    long begun = SearchClock.nanos();
    var moment = Limit.time(A_MOMENT);
    var best = proofs.get().best(position, moment);
    var left = moment.after(SearchClock.nanos() - begun);
    return best.exact()
        ? Optional.of(proofs.get().withOthers(position, best, left))
        : Optional.empty();
  }

  private void print(String adviser, String words, P position, Result result) {
    var game = open.game();
    out.printf("%s would play %s%s%n", adviser, game.formatMove(position, result.move()), words);
    for (var each :
        result.moves().stream()
            .sorted(Comparator.comparingDouble(MoveValue::value).reversed())
            .toList()) {
      out.printf("  %-12s value %s%n", game.formatMove(position, each.move()), shown(each.value()));
    }
  }

  static String shown(double value) {
    return value == Math.rint(value)
        ? String.format(Locale.ROOT, "%.0f", value)
        : String.format(Locale.ROOT, "%.3f", value);
  }
}
