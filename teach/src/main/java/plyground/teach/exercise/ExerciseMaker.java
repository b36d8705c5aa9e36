package plyground.teach.exercise;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Trace;
import plyground.core.spec.Spec;

/** Makes exercises of one game: draws the board and runs the search. */
public final class ExerciseMaker<P extends Position<P>> {
  /** Who gives a position has looked at it; beyond this nobody can. */
  private static final int MOST_GIVEN = 100;

  /** Room for boards that are like the largest. */
  private static final int MOST_RECORDED = 2 * MOST_GIVEN;

  private static final int GAMES = 300;
  private static final int LONGEST = 400;
  private static final int USUAL_DEPTH = 4;
  private static final String CUTTING = "alphabeta";
  private static final String PLAIN = "minimax";

  private final OpenGame<P> open;
  private final Function<String, AgentFactory<P>> players;

  public ExerciseMaker(OpenGame<P> open) {
    this(open, open::machine);
  }

  /**
   * @param players makes agents of names, or refuses to
   */
  public ExerciseMaker(OpenGame<P> open, Function<String, AgentFactory<P>> players) {
    this.open = open;
    this.players = players;
  }

  /**
   * The exercise with its board; the same at every call.
   *
   * @throws InputException if the search does not fit, or no board does
   */
  public ExerciseTask<P> make(Exercise exercise, Limit limit) throws AgentException {
    var spec = Spec.parse(exercise.search());
    boolean tree = spec.name().endsWith(CUTTING) || spec.name().endsWith(PLAIN);
    check(exercise.kind(), spec, tree);
    var search = OpenGame.machine(players.apply(exercise.search()));
    String plain = new Spec(spec.name().replace(CUTTING, PLAIN), spec.parameters()).toString();
    // The textbook's, of whom nothing is asked but what the search was: a game may call its own so.
    var whole = tree ? open.generalPlayer(plain) : null;
    var asked =
        new Asked<>(exercise, search, whole, depth(spec), limit, ExerciseSize.USUAL, MOST_RECORDED);
    if (exercise.position().isEmpty()) {
      var found = drawn(asked);
      if (found.isEmpty() && exercise.kind() == ExerciseKind.CHOICE) {
        // A move can be guessed where no tree is small enough to be shown.
        found = drawn(asked.withoutTree());
      }
      return found.orElseThrow(() -> none(asked));
    }
    var model = given(asked);
    if (exercise.given()) {
      return model;
    }
    // Where the model's search left nothing to see, that of others must not either.
    var drawing = model.shown().nodes().isEmpty() ? asked.withoutTree() : asked;
    var alike = drawing.sized(ExerciseSize.like(model));
    var found = drawn(alike);
    if (found.isEmpty()) {
      found = drawn(alike.sized(alike.size.anyClaims()));
    }
    return found.orElseThrow(() -> none(alike));
  }

  private Optional<ExerciseTask<P>> drawn(Asked<P> asked) throws AgentException {
    for (int game = 0; game < GAMES && !asked.limit.stop().raised(); game++) {
      var found = draw(asked, game);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static <P extends Position<P>> InputException none(Asked<P> asked) {
    var exercise = asked.exercise;
    return new InputException(
        "no board of %s was found on which %s goes through %d to %d nodes%s; try another depth or evaluator"
            .formatted(
                exercise.game(),
                exercise.search(),
                asked.size.fewest(),
                asked.size.most(),
                Spec.parse(exercise.search()).name().endsWith(CUTTING) ? " and cuts some" : ""));
  }

  private record Asked<P extends Position<P>>(
      Exercise exercise,
      AgentFactory<P> search,
      @Nullable AgentFactory<P> whole,
      int depth,
      Limit limit,
      ExerciseSize size,
      int recorded) {
    Asked<P> sized(ExerciseSize other) {
      return new Asked<>(exercise, search, whole, depth, limit, other, recorded);
    }

    Asked<P> withoutTree() {
      return new Asked<>(exercise, search, null, depth, limit, size, 0);
    }
  }

  private static void check(ExerciseKind kind, Spec spec, boolean tree) {
    if (kind == ExerciseKind.CUTS && !spec.name().endsWith(CUTTING)) {
      throw new InputException(
          "an exercise of kind cuts needs a search that cuts, such as alphabeta:depth=3");
    }
    if (kind != ExerciseKind.CHOICE && !tree) {
      throw new InputException(
          "an exercise of kind %s needs minimax or alphabeta, which go through their tree once"
              .formatted(kind.word()));
    }
    if (tree && (spec.parameters().containsKey("time") || spec.parameters().containsKey("nodes"))) {
      throw new InputException("an exercise's search is limited by its depth alone");
    }
  }

  private static int depth(Spec spec) {
    String depth = spec.parameters().getOrDefault("depth", "" + USUAL_DEPTH);
    return depth.matches("\\d{1,4}") ? Integer.parseInt(depth) : USUAL_DEPTH;
  }

  private ExerciseTask<P> given(Asked<P> asked) throws AgentException {
    P position;
    try {
      position = open.game().position(asked.exercise.position());
    } catch (InputException wrong) {
      throw wrong.at("position");
    }
    if (position.over()) {
      throw InputException.of("position", "the game is over there");
    }
    if (asked.whole != null && count(position, asked.depth, MOST_GIVEN + 1) > MOST_GIVEN) {
      if (asked.exercise.kind() == ExerciseKind.CHOICE) {
        return task(asked.withoutTree(), position);
      }
      throw InputException.of(
          "position",
          "the tree there has more than " + MOST_GIVEN + " nodes: take a smaller depth");
    }
    return task(asked, position);
  }

  /** The first board of a random game, looked at from its end or somewhere before, that fits. */
  private Optional<ExerciseTask<P>> draw(Asked<P> asked, int game) throws AgentException {
    var random = new SplitMix(seed(asked.exercise, game));
    var line = new ArrayList<P>();
    P position = open.game().start(random);
    while (!position.over() && line.size() < LONGEST) {
      line.add(position);
      int[] moves = LegalMoves.of(open.game(), position);
      position = position.play(moves[random.nextInt(moves.length)]);
    }
    Collections.shuffle(line, random);
    for (P each : line) {
      if (fits(asked, each)) {
        var task = task(asked, each);
        if (worthwhile(asked, task)) {
          return Optional.of(task);
        }
      }
    }
    return Optional.empty();
  }

  private static long seed(Exercise exercise, int game) {
    return SplitMix.derive(SplitMix.derive(exercise.seed(), exercise.number()), game);
  }

  private boolean fits(Asked<P> asked, P position) {
    if (Nature.movesAt(position) || LegalMoves.of(open.game(), position).length < 2) {
      return false;
    }
    int most = asked.size.most();
    int nodes =
        asked.whole == null
            ? LegalMoves.of(open.game(), position).length
            : count(position, asked.depth, most + 1);
    boolean usual = asked.whole == null && asked.size.equals(ExerciseSize.USUAL);
    return usual || (nodes >= asked.size.fewest() && nodes <= most);
  }

  private static <P extends Position<P>> boolean worthwhile(Asked<P> asked, ExerciseTask<P> task) {
    boolean cuts = Spec.parse(task.exercise().search()).name().endsWith(CUTTING);
    boolean tree = !task.shown().nodes().isEmpty();
    boolean mustCut = cuts && task.exercise().kind() != ExerciseKind.VALUES;
    return !tree
        || (task.shown().varied()
            && asked.size.fits(task)
            && (!mustCut || !task.cutBranches().isEmpty()));
  }

  /** The nodes of the whole tree, or at most so many. */
  private int count(P position, int depth, int most) {
    int nodes = 1;
    if (depth == 0 || position.over()) {
      return nodes;
    }
    for (int move : LegalMoves.of(open.game(), position)) {
      nodes += count(position.play(move), depth - 1, most - nodes);
      if (nodes >= most) {
        return most;
      }
    }
    return nodes;
  }

  private ExerciseTask<P> task(Asked<P> asked, P position) throws AgentException {
    var recorder = new TreeRecorder<>(open, position, asked.recorded);
    var result = search(asked.search, position, asked.limit, recorder);
    var searched = recorder.tree();
    var shown = searched;
    if (asked.whole != null
        && !searched.nodes().isEmpty()
        && asked.exercise.kind() != ExerciseKind.VALUES) {
      var all = new TreeRecorder<>(open, position, asked.recorded);
      search(asked.whole, position, asked.limit, all);
      shown = all.tree();
    }
    if (asked.whole != null && searched.nodes().isEmpty()) {
      if (asked.exercise.kind() == ExerciseKind.CHOICE) {
        return task(asked.withoutTree(), position);
      }
      throw new InputException(
          asked.search.name() + " chooses without a tree to put on paper; try alphabeta");
    }
    return new ExerciseTask<>(asked.exercise, open, position, shown, searched, result, asked.depth);
  }

  private Result search(AgentFactory<P> factory, P position, Limit limit, Trace trace)
      throws AgentException {
    try (var agent = factory.create()) {
      agent.newGame(1);
      return agent.consider(position, limit, trace);
    }
  }

  /** The exercises of a seed, numbered from 1. */
  public static List<Exercise> numbered(Exercise first, int count) {
    return IntStream.rangeClosed(1, count).mapToObj(first::numbered).toList();
  }
}
