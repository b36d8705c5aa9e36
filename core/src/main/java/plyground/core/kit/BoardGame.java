package plyground.core.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import plyground.core.Evaluator;
import plyground.core.FinalScore;
import plyground.core.Side;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spi.AgentDescriptor;
import plyground.core.spi.EvaluatorDescriptor;
import plyground.core.spi.FeatureDescriptor;
import plyground.core.spi.GameDescriptor;
import plyground.core.spi.GameMaker;
import plyground.core.spi.GameText;
import plyground.core.spi.LearningDescriptor;
import plyground.core.spi.SolverDescriptor;
import plyground.core.view.Piece;
import plyground.core.view.SideLook;
import plyground.core.view.SideLook.Tone;

/**
 * The description of a board game, part by part; only a name, a board and a start are needed.
 *
 * <p>Unless told otherwise a move is the number of the cell it is made on, the sides are x and o,
 * and the only evaluator is the final score.
 */
public final class BoardGame<P extends BoardPosition<P>> {
  /** Whether a cell is one of those that won the game. */
  @FunctionalInterface
  public interface WinningCell<P> {
    /** Asked of finished games only. */
    boolean test(P position, int cell);
  }

  final Function<Settings, Geometry> geometry;
  final Function<Settings, P> start;
  final String name;
  final Map<Character, PieceLook> pieces = new LinkedHashMap<>();
  List<SideLook> sides = List.of();
  BiFunction<P, RandomGenerator, P> draw = (fixed, _) -> fixed;
  ToIntFunction<Geometry> maxMoves = Geometry::size;
  Function<Geometry, MoveCells<P>> moveCells = _ -> (_, move) -> new int[] {move};
  Function<Geometry, MoveImage> moveImage = _ -> (to, move) -> to[move];
  @Nullable MoveText<P> moveText;
  Function<String, @Nullable P> otherText = _ -> null;
  BiFunction<int[], String, String> extraImage = (_, extra) -> extra;
  Function<Geometry, List<int[]>> symmetries = _ -> List.of();
  WinningCell<P> winning = (_, _) -> false;
  BiFunction<P, Side, String> standing = (_, _) -> "";

  private final String summary;

  /** A class of the author's, beside whose file weights may lie. */
  private final Class<?> authors;

  private final List<EvaluatorDescriptor<P>> evaluators = new ArrayList<>();
  private final List<AgentDescriptor<P>> agents = new ArrayList<>();
  private final List<FeatureDescriptor<P>> features = new ArrayList<>();
  private List<String> rules = List.of();
  private List<Parameter> parameters = List.of();
  private String opponent = "mcts:time=1s";
  private @Nullable SolverDescriptor<P> solver;

  private BoardGame(
      String name,
      String summary,
      Function<Settings, Geometry> geometry,
      Function<Settings, P> start,
      Class<?> authors) {
    this.name = name;
    this.summary = summary;
    this.geometry = geometry;
    this.start = start;
    this.authors = authors;
    sides(new SideLook("x", Tone.BLUE, Piece.CROSS), new SideLook("o", Tone.RED, Piece.NOUGHT));
  }

  /**
   * A game without parameters.
   *
   * @param name in lower case, with hyphens for spaces
   * @param summary one sentence
   */
  public static <P extends BoardPosition<P>> BoardGame<P> of(
      String name, String summary, Geometry board, P start) {
    return new BoardGame<>(name, summary, _ -> board, _ -> start, start.getClass());
  }

  /** A game whose board and start depend on its {@link #parameters}. */
  public static <P extends BoardPosition<P>> BoardGame<P> of(
      String name,
      String summary,
      Function<Settings, Geometry> board,
      Function<Settings, P> start) {
    return new BoardGame<>(name, summary, board, start, start.getClass());
  }

  /** What players may choose about the rules. */
  public BoardGame<P> parameters(Parameter... described) {
    parameters = List.of(described);
    return this;
  }

  /** How it is played, a paragraph each. */
  public BoardGame<P> rules(String... paragraphs) {
    rules = List.of(paragraphs);
    return this;
  }

  /** The agent a person meets who names none. */
  public BoardGame<P> opponent(String agent) {
    opponent = agent;
    return this;
  }

  /** Sides by name, with the same kind of piece; black, white, blue and red look like it. */
  public BoardGame<P> sides(String first, String second, String kind) {
    var looks = SideLooks.named(first, second, kind);
    return sides(looks.getFirst(), looks.getLast());
  }

  /** How the sides are called and shown; the first letter of each name is its pieces' symbol. */
  public BoardGame<P> sides(SideLook first, SideLook second) {
    if (first.name().charAt(0) == second.name().charAt(0)) {
      throw new IllegalArgumentException(
          "sides '%s' and '%s' begin with the same letter, which their pieces are written with"
              .formatted(first.name(), second.name()));
    }
    sides.forEach(look -> pieces.remove(look.name().charAt(0)));
    sides = List.of(first, second);
    for (var side : Side.values()) {
      var look = sides.get(side.index());
      pieces.put(look.name().charAt(0), new PieceLook(look.kind(), side, look.name()));
    }
    return this;
  }

  /**
   * A symbol besides those of the sides: a king, a wall.
   *
   * @param kind a {@link Piece} kind
   * @param owner null for what belongs to nobody
   * @param words what a screen reader says of it
   */
  public BoardGame<P> piece(char symbol, String kind, @Nullable Side owner, String words) {
    if (symbol <= ' ' || "./,".indexOf(symbol) >= 0) {
      throw new IllegalArgumentException("piece '" + symbol + "': texts need that for themselves");
    }
    pieces.put(symbol, new PieceLook(kind, owner, words));
    return this;
  }

  /** No position has more moves than this, where a board may have more than cells. */
  public BoardGame<P> maxMoves(ToIntFunction<Geometry> most) {
    maxMoves = most;
    return this;
  }

  /** Moves go from cell to cell: {@code from * cells + to}, written {@code a2-a3}. */
  public BoardGame<P> fromTo() {
    moveCells = board -> (_, move) -> new int[] {move / board.size(), move % board.size()};
    moveImage =
        board -> (to, move) -> to[move / board.size()] * board.size() + to[move % board.size()];
    return this;
  }

  /** Which cells a move points at, where it is not simply the cell with its number. */
  public BoardGame<P> moveCells(MoveCells<P> cells) {
    moveCells = _ -> cells;
    return this;
  }

  /** How moves are written, where not by the names of their cells joined by hyphens. */
  public BoardGame<P> moveText(MoveText<P> text) {
    moveText = text;
    return this;
  }

  /** Another way to write a position, besides the board; null for what it does not read. */
  public BoardGame<P> otherText(Function<String, @Nullable P> reader) {
    otherText = reader;
    return this;
  }

  /** What becomes of {@link BoardPosition#extra} where the cells of the board go elsewhere. */
  public BoardGame<P> extraImage(BiFunction<int[], String, String> image) {
    extraImage = image;
    return this;
  }

  /** Draws a start from chance, which is given the start there would be without. */
  public BoardGame<P> randomStart(BiFunction<P, RandomGenerator, P> drawing) {
    draw = drawing;
    return this;
  }

  /**
   * Ways to turn or mirror the board that the rules are blind to, such as {@link
   * Geometry#turnsAndMirrors}; they and leaving the board as it is must be a group.
   */
  public BoardGame<P> symmetries(Function<Geometry, List<int[]>> ways) {
    symmetries = ways;
    return this;
  }

  /** The same, for moves that are neither a cell nor {@link #fromTo}. */
  public BoardGame<P> symmetries(Function<Geometry, List<int[]>> ways, MoveImage image) {
    moveImage = _ -> image;
    return symmetries(ways);
  }

  /** Which cells stand out in a game that is won. */
  public BoardGame<P> winning(WinningCell<P> cells) {
    winning = cells;
    return this;
  }

  /** How a side stands, in a few words: {@code 4 boxes}. */
  public BoardGame<P> standing(BiFunction<P, Side, String> words) {
    standing = words;
    return this;
  }

  /** What unfinished positions are worth to the side to move; the first is the default. */
  public BoardGame<P> evaluator(String called, String worth, Evaluator<P> evaluator) {
    return evaluator(new EvaluatorDescriptor<>(called, worth, false, evaluator));
  }

  /** The same, whose values count something that has a name. */
  public BoardGame<P> evaluator(
      String called, String worth, String things, Evaluator<P> evaluator) {
    return evaluator(new EvaluatorDescriptor<>(called, worth, false, evaluator).counting(things));
  }

  /** An evaluator that is fully described, with parameters of its own. */
  public BoardGame<P> evaluator(EvaluatorDescriptor<P> evaluator) {
    evaluators.add(evaluator);
    return this;
  }

  /** Something that can be counted, besides pieces and filled cells. */
  public BoardGame<P> feature(FeatureDescriptor<P> feature) {
    features.add(feature);
    return this;
  }

  /** An agent of this game alone. */
  public BoardGame<P> agent(AgentDescriptor<P> agent) {
    agents.add(agent);
    return this;
  }

  /** A solver of the game's own, instead of a general one. */
  public BoardGame<P> solver(SolverDescriptor<P> exact) {
    solver = exact;
    return this;
  }

  /** The finished description, which a {@link plyground.core.spi.GameProvider} hands out. */
  public GameDescriptor<P> descriptor() {
    var own = List.copyOf(evaluators);
    var all = new ArrayList<>(own);
    all.add(
        new EvaluatorDescriptor<>(
            "score", "the final score, and 0 before the end", false, new FinalScore<P>()));
    return new GameDescriptor<P>(
            new GameText(name, summary, rules.isEmpty() ? List.of(summary) : rules, opponent),
            new GameMaker<>(
                parameters,
                settings -> new BoardRules<>(this, settings),
                rules -> new BoardView<>(rules, (BoardRules<P>) rules)),
            all,
            List.copyOf(agents),
            Optional.ofNullable(solver),
            Optional.of(
                new LearningDescriptor<>(
                    rules -> new BoardFeatures<>(this, (BoardRules<P>) rules, own), authors)),
            "")
        .withFeatures(rules -> BoardCounts.of(this, ((BoardRules<P>) rules).geometry(), features));
  }
}
