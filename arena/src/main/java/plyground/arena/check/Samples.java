package plyground.arena.check;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.SplitMix;

/** Positions of every kind a game has, from seeded games of random moves. */
public final class Samples<P extends Position<P>> {
  private static final int GAMES = 60;
  private static final int EACH = 6;
  private static final int EARLY = 4;
  private static final int LONGEST = 1000;
  private static final Set<String> PASSES = Set.of("n", "pass");

  private static final int MANY = 200;

  private final Game<P> game;
  private final Map<Kind, Set<P>> found = new EnumMap<>(Kind.class);

  /** The games whose positions these are, as lines of play; for whole lists of positions. */
  private final List<List<P>> lines = new ArrayList<>();

  public Samples(Game<P> game, long seed) {
    this.game = game;
    for (int i = 0; i < GAMES; i++) {
      var random = new SplitMix(SplitMix.derive(seed, i));
      lines.add(line(random));
    }
    game.named().values().stream()
        .filter(p -> !p.over())
        .limit(EACH)
        .forEach(p -> add(Kind.NAMED, p));
    lines.forEach(this::sort);
    mostMoves();
    late();
  }

  private List<P> line(SplitMix random) {
    var line = new ArrayList<P>();
    P position = game.start(random);
    while (!position.over() && line.size() < LONGEST) {
      if (!Nature.movesAt(position)) {
        line.add(position);
      }
      int[] moves = LegalMoves.of(game, position);
      position = position.play(moves[random.nextInt(moves.length)]);
    }
    return line;
  }

  private void sort(List<P> line) {
    for (int i = 0; i < line.size(); i++) {
      P position = line.get(i);
      add(i == 0 ? Kind.START : i <= EARLY ? Kind.EARLY : Kind.MIDDLE, position);
      int[] moves = LegalMoves.of(game, position);
      if (moves.length == 1) {
        boolean pass = PASSES.contains(game.formatMove(position, moves[0]));
        add(pass ? Kind.PASS : Kind.ONE_MOVE, position);
      }
      if (i >= line.size() - 2 && ends(position, moves)) {
        add(Kind.LAST_MOVE, position);
      }
    }
  }

  private static <P extends Position<P>> boolean ends(P position, int[] moves) {
    for (int move : moves) {
      if (position.play(move).over()) {
        return true;
      }
    }
    return false;
  }

  private void mostMoves() {
    var all = new ArrayList<P>();
    lines.forEach(all::addAll);
    all.sort((a, b) -> LegalMoves.of(game, b).length - LegalMoves.of(game, a).length);
    all.stream().limit(EACH).forEach(position -> add(Kind.MOST_MOVES, position));
  }

  private void late() {
    var longest = new ArrayList<>(lines);
    longest.sort((a, b) -> b.size() - a.size());
    longest.stream().limit(EACH).forEach(line -> add(Kind.LATE, line.getLast()));
  }

  /** A few of each kind, from different games. */
  private void add(Kind kind, P position) {
    var some = found.computeIfAbsent(kind, _ -> new LinkedHashSet<>());
    if (some.size() < EACH) {
      some.add(position);
    }
  }

  /** The positions of a kind; none if the game has none. */
  List<P> of(Kind kind) {
    return List.copyOf(found.getOrDefault(kind, Set.of()));
  }

  /** Many different positions from all over the games, the same for the same seed. */
  List<P> spread(int count) {
    var spread = new LinkedHashSet<P>();
    for (int step = 0; step < LONGEST && spread.size() < count; step++) {
      for (var line : lines) {
        if (step < line.size() && spread.size() < count) {
          spread.add(line.get((step * 7 + lines.indexOf(line)) % line.size()));
        }
      }
    }
    return List.copyOf(spread);
  }

  /** Many different positions, finished games among them. */
  List<P> withEndings() {
    var all = new LinkedHashSet<>(spread(MANY));
    for (P last : of(Kind.LAST_MOVE)) {
      for (int move : LegalMoves.of(game, last)) {
        P after = last.play(move);
        if (after.over()) {
          all.add(after);
        }
      }
    }
    return List.copyOf(all);
  }
}
