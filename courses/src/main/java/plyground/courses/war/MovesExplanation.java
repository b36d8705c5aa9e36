package plyground.courses.war;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plyground.core.LegalMoves;
import plyground.core.Side;
import plyground.core.search.Limit;
import plyground.core.search.Trace;
import plyground.games.war.Resources;
import plyground.games.war.WarPosition;
import plyground.search.Minimax;

/** What is wrong with somebody's file of moves, turn by turn, for people. */
record MovesExplanation(AssignmentGame campaign, List<MovesTurn> turns, MicroscopeLink link) {
  private record Step(WarPosition before, int move, WarPosition after) {}

  /** Gives whether the file says what it should. */
  boolean print(PrintWriter out) {
    var steps = new ArrayList<Step>();
    campaign.play(Trace.NONE, (before, move, after) -> steps.add(new Step(before, move, after)));
    int first = turns.isEmpty() ? 1 : turns.getFirst().number();
    if (first == 0) {
      var wrong = board(turns.getFirst(), campaign.game().start(), "the start");
      if (wrong.isPresent()) {
        out.println(wrong.get());
        return false;
      }
    }
    for (int i = 0; i < steps.size(); i++) {
      int index = i + (first == 0 ? 1 : 0);
      if (index >= turns.size()) {
        out.printf("turns are missing: turn %d is not there, of %d%n", i + 1, steps.size());
        return false;
      }
      if (!print(turns.get(index), i + 1, steps.get(i), out)) {
        return false;
      }
    }
    return nothingMore(steps.size() + (first == 0 ? 1 : 0), out);
  }

  private boolean nothingMore(int right, PrintWriter out) {
    if (turns.size() > right) {
      out.printf("line %d: turns too many: the game is over before it%n", turns.get(right).line());
      return false;
    }
    out.println("the moves are right, turn for turn");
    return true;
  }

  private boolean print(MovesTurn turn, int number, Step right, PrintWriter out) {
    var place = new MovesTurn.Place(turn, number);
    if (turn.number() != number) {
      out.println(place + "this is turn " + turn.number() + "; expected turn " + number);
      return false;
    }
    String mover = MovesFile.player(right.before.toMove());
    if (!turn.player().equalsIgnoreCase(mover)) {
      out.println(place + "it is " + mover + "'s turn, not " + turn.player() + "'s");
      return false;
    }
    var played = move(turn, right.before);
    if (played.isEmpty() || played.get() != right.move) {
      out.println(place + (played.isEmpty() ? illegal(turn, right) : other(played.get(), right)));
      out.println("  expected  " + words(right.move));
      out.println("  found     " + turn.action() + " " + turn.destination());
      out.println("  look at it: " + link.at(right.before, agent(right.before)));
      return false;
    }
    var wrong = board(turn, right.after, words(right.move));
    wrong.ifPresent(out::println);
    return wrong.isEmpty();
  }

  private Optional<Integer> move(MovesTurn turn, WarPosition before) {
    for (int move : LegalMoves.of(campaign.game(), before)) {
      if (turn.is(MovesFile.action(move), before.map().name(WarPosition.city(move)))) {
        return Optional.of(move);
      }
    }
    return Optional.empty();
  }

  private static String illegal(MovesTurn turn, Step right) {
    var city = right.before.map().find(turn.destination());
    String why =
        city == null
            ? "there is no city " + turn.destination()
            : !right.before.empty(city)
                ? turn.destination() + " is not empty"
                : !turn.action().toLowerCase(Locale.ROOT).startsWith("force")
                    ? "there is no action " + turn.action()
                    : MovesFile.player(right.before.toMove())
                        + " has no city next to "
                        + turn.destination();
    return "this move is not possible: " + why;
  }

  /** Its value and the right one's, as the search sees them that has to play this turn. */
  private String other(int played, Step right) {
    int depth = depth(right.before);
    int theirs = value(right.before, played, depth);
    int best = value(right.before, right.move, depth);
    String search = depth == 1 ? "greedy" : "a search to depth " + depth;
    if (theirs == best) {
      return "both moves are worth %d to %s: ties go to Force March before Paratroop Drop, then by name"
          .formatted(best, search);
    }
    return "to %s this move is worth %d, the right one %d".formatted(search, theirs, best);
  }

  private int depth(WarPosition before) {
    return before.toMove() == Side.FIRST ? campaign.depth() : 1;
  }

  /** Of the one who moves. */
  private int value(WarPosition before, int move, int depth) {
    var after = before.play(move);
    if (depth == 1 || after.over()) {
      return after.score() * before.toMove().sign();
    }
    var found =
        new Minimax<>(campaign.game(), new Resources())
            .search(after, Limit.depth(depth - 1), Trace.NONE);
    return -(int) Math.round(found.value() == null ? 0 : found.value());
  }

  private Optional<String> board(MovesTurn turn, WarPosition right, String move) {
    for (var side : Side.values()) {
      var held =
          IntStream.range(0, right.map().size())
              .filter(city -> right.holds(side, city))
              .mapToObj(city -> right.map().name(city))
              .collect(Collectors.toSet());
      String player = MovesFile.player(side);
      var theirs = turn.cities(side);
      if (!theirs.equals(held)) {
        return Optional.of(
            "line %d: after %s the %s holds {%s}, not {%s}"
                .formatted(turn.line(side), move, player, joined(held), joined(theirs)));
      }
      if (turn.resources(side) != right.resources(side)) {
        return Optional.of(
            "line %d: the %s's cities are worth %d together, not %s"
                .formatted(turn.line(side), player, right.resources(side), turn.written(side)));
      }
    }
    return Optional.empty();
  }

  private static String joined(Set<String> cities) {
    return cities.stream().sorted().collect(Collectors.joining(","));
  }

  private String words(int move) {
    return LogPlace.moveWords(campaign.game(), move);
  }

  private String agent(WarPosition before) {
    return before.toMove() == Side.FIRST ? campaign.agent() : "greedy";
  }
}
