package plyground.courses.othello;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import plyground.courses.grading.Probe;
import plyground.courses.grading.Reading;
import plyground.courses.othello.OthelloAssignment.Pool;
import plyground.courses.othello.Stones.Square;
import plyground.games.othello.OthelloPosition;

/** Questions to each of the ten predicates, with the mistakes that are often made. */
final class PredicateProbes {
  private static final Map<String, Function<Pool, List<Probe>>> ALL =
      Map.of(
          "initialize", _ -> initialize(),
          "moves", PredicateProbes::moves,
          "nextState", PredicateProbes::nextState,
          "validmove", PredicateProbes::validmove,
          "terminal", PredicateProbes::terminal,
          "winner", PredicateProbes::winner,
          "tie", PredicateProbes::tie,
          "h", PredicateProbes::h,
          "bounds", PredicateProbes::bounds);

  static final List<String> NAMES = ALL.keySet().stream().sorted().toList();

  private static final String START = "....../....../..12../..21../....../......";
  private static final String PASS = "n";

  private PredicateProbes() {}

  static Optional<List<Probe>> of(String predicate, Pool pool) {
    return Optional.ofNullable(ALL.get(predicate)).map(probes -> probes.apply(pool));
  }

  private static List<Probe> initialize() {
    return List.of(
        new Probe(
            "initialize.",
            "initialize(State, Plyr)",
            Reading.exactly("", START + " 1"),
            List.of()));
  }

  private static List<Probe> moves(Pool pool) {
    var probes = new ArrayList<Probe>();
    for (var state : pool.all()) {
      var stones = stones(state);
      for (int player = 1; player <= 2; player++) {
        var squares = stones.placements(player, true);
        var byColumn =
            squares.stream()
                .sorted(Comparator.comparingInt(Square::column).thenComparingInt(Square::row))
                .toList();
        probes.add(
            probe(
                "moves(%d,'%s').".formatted(player, stones.rows()),
                list(squares, "[n]"),
                Map.of(
                    "the pass is ignored: it gives [] where the only move is n",
                    list(squares, "[]"),
                    "it lists the moves column by column",
                    list(byColumn, "[n]"),
                    "it writes [column,row]",
                    list(squares.stream().map(Square::swapped).toList(), "[n]"),
                    "it does not see diagonals",
                    list(stones.placements(player, false), "[n]"))));
      }
    }
    return probes;
  }

  private static String list(List<Square> squares, String none) {
    return squares.isEmpty()
        ? none
        : squares.stream().map(Square::toString).collect(Collectors.joining(",", "[", "]"));
  }

  private static List<Probe> nextState(Pool pool) {
    var probes = new ArrayList<Probe>();
    for (var state : pool.open) {
      var stones = stones(state);
      int player = player(state);
      for (var square : stones.placements(player, true)) {
        String right = stones.placed(player, square, true, true).rows();
        int next = 3 - player;
        probes.add(
            probe(
                "next(%d,%s,'%s').".formatted(player, square, stones.rows()),
                right + " " + next,
                Map.of(
                    "it does not turn diagonals",
                    stones.placed(player, square, false, true).rows() + " " + next,
                    "it places the stone and turns nothing",
                    stones.placed(player, square, true, false).rows() + " " + next,
                    "the same player goes on",
                    right + " " + player)));
      }
    }
    for (var state : pool.passes) {
      String rows = stones(state).rows();
      int player = player(state);
      probes.add(
          probe(
              "next(%d,n,'%s').".formatted(player, rows),
              rows + " " + (3 - player),
              Map.of("the same player goes on", rows + " " + player)));
    }
    return probes;
  }

  private static List<Probe> validmove(Pool pool) {
    var probes = new ArrayList<Probe>();
    for (var state : pool.all()) {
      var stones = stones(state);
      int player = player(state);
      var legal = stones.placements(player, true);
      var proposals = new ArrayList<String>(List.of(PASS, "foo", "[7,7]"));
      stones.squares(Stones.EMPTY).stream().limit(4).forEach(each -> proposals.add("" + each));
      legal.stream().limit(2).forEach(each -> proposals.add("" + each));
      proposals.add("" + stones.squares('1').getFirst());
      for (var proposal : proposals.stream().distinct().toList()) {
        boolean pass = proposal.equals(PASS);
        boolean right = pass ? legal.isEmpty() : has(legal, proposal);
        boolean empty = has(stones.squares(Stones.EMPTY), proposal);
        probes.add(
            probe(
                "valid(%d,'%s',%s).".formatted(player, stones.rows(), proposal),
                yes(right),
                Map.of(
                    "it always accepts a pass", yes(pass || right),
                    "it never accepts a pass", yes(!pass && right),
                    "it accepts any empty square", yes(pass ? right : empty))));
      }
    }
    return probes;
  }

  private static boolean has(List<Square> squares, String text) {
    return squares.stream().anyMatch(each -> each.toString().equals(text));
  }

  private static List<Probe> terminal(Pool pool) {
    var probes = new ArrayList<Probe>();
    for (var state : pool.ends()) {
      var stones = stones(state);
      boolean one = stones.placements(1, true).isEmpty();
      boolean two = stones.placements(2, true).isEmpty();
      probes.add(
          probe(
              "terminal('" + stones.rows() + "').",
              yes(one && two),
              Map.of(
                  "a pass is ignored: it ends the game when one player cannot move",
                  yes(one || two),
                  "it ends the game only when the board is full",
                  yes(stones.full()))));
    }
    return probes;
  }

  private static List<Probe> winner(Pool pool) {
    var probes = new ArrayList<Probe>();
    for (var state : pool.ends()) {
      var stones = stones(state);
      String leader = leader(stones.lead());
      probes.add(
          probe(
              "winner('" + stones.rows() + "').",
              state.over() ? leader : "no",
              Map.of(
                  "the sign is inverted: the player with fewer stones wins",
                  state.over() ? leader(-stones.lead()) : "no",
                  "it names a winner before the game is over",
                  leader)));
    }
    return probes;
  }

  private static String leader(int lead) {
    return lead == 0 ? "no" : lead > 0 ? "1" : "2";
  }

  private static List<Probe> tie(Pool pool) {
    var probes = new ArrayList<Probe>();
    for (var state : pool.ends()) {
      var stones = stones(state);
      boolean even = stones.lead() == 0;
      probes.add(
          probe(
              "tie('" + stones.rows() + "').",
              yes(state.over() && even),
              Map.of("it calls a tie before the game is over", yes(even))));
    }
    return probes;
  }

  /** A finished game must be worth something to the winner; before that any number will do. */
  private static List<Probe> h(Pool pool) {
    var probes = new ArrayList<Probe>();
    for (var state : pool.ends()) {
      var stones = stones(state);
      int lead = state.over() ? Integer.signum(stones.lead()) : 2;
      probes.add(
          new Probe(
              "h('" + stones.rows() + "').",
              "h(State, Val) of\n" + stones.rows().replace('/', '\n'),
              sign("", lead),
              List.of(
                  sign(
                      "the sign is inverted: a win of player 1 is worth less than nothing",
                      lead == 2 ? 2 : -lead))));
    }
    return probes;
  }

  private static Reading sign(String sentence, int sign) {
    String expected =
        switch (sign) {
          case 1 -> "a number above 0: player 1 has won";
          case -1 -> "a number below 0: player 2 has won";
          case 0 -> "0: a tie";
          default -> "a number";
        };
    return new Reading(
        sentence, expected, 1, text -> sign == 2 || Math.signum(Double.parseDouble(text)) == sign);
  }

  /** The bounds must be beyond every value. */
  private static List<Probe> bounds(Pool pool) {
    var rows = pool.all().stream().map(OthelloAssignment::rows).toList();
    return rows.stream()
        .map(
            each ->
                probe(
                    "inside('" + each + "').", "yes", Map.of("a value reaches a bound", "reached")))
        .toList();
  }

  private static Probe probe(String question, String right, Map<String, String> wrong) {
    var mistakes =
        wrong.entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(each -> Reading.exactly(each.getKey(), each.getValue()))
            .toList();
    return new Probe(question, shown(question), Reading.exactly("", right), mistakes);
  }

  /** The board on lines of its own. */
  private static String shown(String question) {
    int open = question.indexOf('\'');
    int close = question.lastIndexOf('\'');
    return open < 0
        ? question
        : question.substring(0, open)
            + "State"
            + question.substring(close + 1)
            + "\n"
            + question.substring(open + 1, close).replace('/', '\n');
  }

  private static Stones stones(OthelloPosition state) {
    return Stones.of(OthelloAssignment.rows(state));
  }

  private static int player(OthelloPosition state) {
    return state.toMove().index() + 1;
  }

  private static String yes(boolean answer) {
    return answer ? "yes" : "no";
  }
}
