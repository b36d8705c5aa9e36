package plyground.agents.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plyground.core.InputException;
import plyground.core.Side;
import plyground.core.kit.BoardLook;
import plyground.core.kit.BoardPosition;
import plyground.core.kit.Geometry;
import plyground.core.kit.Naming;
import plyground.core.kit.PieceLook;
import plyground.core.kit.RowsText;
import plyground.core.view.Piece;
import plyground.core.view.SideLook;
import plyground.core.view.SideLook.Tone;

/**
 * The board of a game whose rules are a program: its geometry and pieces as its hello says them,
 * what is on it as the answers to {@code moves} do. docs/games.md describes all of it.
 */
final class ProgramBoard implements BoardLook<ProcessPosition> {
  private static final String BOARDS =
      "squares 3 3 (or squares 3 3 from-top), hexes 5 5, pits 6, edges 3 3, each number from 1 to"
          + " 26, or graph with places and links";
  private static final Pattern SIZED =
      Pattern.compile("(squares|hexes|edges) (\\d{1,2}) (\\d{1,2})( from-top)?|pits (\\d{1,2})");
  private static final int LARGEST = 26;

  private final ProcessGame game;
  private final Geometry geometry;
  private final Map<Character, PieceLook> pieces = new LinkedHashMap<>();
  private final RowsText text;

  private ProgramBoard(ProcessGame game, Geometry geometry) {
    this.game = game;
    this.geometry = geometry;
    var first = game.sideName(Side.FIRST);
    for (var side : Side.values()) {
      char letter = game.sideName(side).charAt(0);
      if (side == Side.FIRST || letter != first.charAt(0)) {
        pieces.put(letter, new PieceLook(look(side).kind(), side, look(side).name()));
      }
    }
    game.hello().listOrNone("pieces").forEach(this::addPiece);
    var symbols = new StringBuilder();
    pieces.keySet().forEach(symbols::append);
    text = new RowsText(geometry, symbols.append(BoardPosition.EMPTY).toString());
  }

  /**
   * @param board as the hello names it
   * @throws InputException if there is no such board
   */
  static ProgramBoard of(ProcessGame game, String board) {
    try {
      return new ProgramBoard(game, geometry(game, board));
    } catch (IllegalArgumentException wrong) {
      throw game.broken("has no board: " + wrong.getMessage());
    }
  }

  private static Geometry geometry(ProcessGame game, String board) {
    if (board.equals("graph")) {
      return Geometry.graph(game.hello().text("places"), game.hello().text("links"));
    }
    var words = SIZED.matcher(board);
    if (!words.matches()) {
      throw unknown(game, board);
    }
    if (words.group(1) == null) {
      return Geometry.pits(size(game, board, words.group(5)));
    }
    int rows = size(game, board, words.group(2));
    int columns = size(game, board, words.group(3));
    boolean fromTop = words.group(4) != null;
    return switch (words.group(1)) {
      case "hexes" -> Geometry.hexes(rows, columns);
      case "edges" -> Geometry.edges(rows, columns);
      default -> Geometry.squares(rows, columns, fromTop ? Naming.FROM_TOP : Naming.FROM_BOTTOM);
    };
  }

  private static int size(ProcessGame game, String board, String number) {
    int size = Integer.parseInt(number);
    if (size < 1 || size > LARGEST) {
      throw unknown(game, board);
    }
    return size;
  }

  private static InputException unknown(ProcessGame game, String board) {
    return game.broken("says board '" + board + "' in its hello; expected " + BOARDS);
  }

  /** A symbol, a kind, a side or a hyphen for nobody, and what it is called if not as its side. */
  private void addPiece(String line) {
    String[] words = line.strip().split(" +", 4);
    if (words.length < 3 || words[0].length() != 1 || "./,".contains(words[0])) {
      throw game.broken(
          "says piece '%s' in its hello; expected a symbol, a kind and a side or -"
              .formatted(line));
    }
    var owner = words[2].equals("-") ? null : game.side(words[2]);
    String called = words.length > 3 ? words[3] : owner == null ? words[1] : words[2];
    pieces.put(words[0].charAt(0), new PieceLook(words[1], owner, called));
  }

  @Override
  public Geometry geometry() {
    return geometry;
  }

  @Override
  public SideLook look(Side side) {
    String name = game.sideName(side);
    var tone = Stream.of(Tone.values()).filter(each -> each.name().equalsIgnoreCase(name));
    return new SideLook(
        name, tone.findFirst().orElse(side == Side.FIRST ? Tone.BLUE : Tone.RED), Piece.DISC);
  }

  @Override
  public @Nullable PieceLook piece(char symbol) {
    return pieces.get(symbol);
  }

  @Override
  public int at(ProcessPosition position, int cell) {
    var said = game.said(position.text()).optional("board");
    String board = said == null ? position.text().split(" ", 2)[0] : said;
    try {
      return text.parse(board)[cell];
    } catch (InputException wrong) {
      throw game.broken(
          "shows no board of its own at '%s': %s".formatted(position.text(), wrong.message()));
    }
  }

  /** As the program says it, or else the cells that the move's own text names. */
  @Override
  public int[] cells(ProcessPosition position, int move) {
    var said = game.said(position.text()).listOrNone("cells");
    if (said.isEmpty()) {
      int[] cells = cells(position.words().get(move).split("-"));
      return IntStream.of(cells).allMatch(each -> each >= 0) ? cells : new int[0];
    }
    String names = move < said.size() ? said.get(move) : "";
    return names.isBlank() ? new int[0] : known(cells(names.strip().split(" +")), names);
  }

  private int[] cells(String[] names) {
    return Stream.of(names).mapToInt(geometry::cell).toArray();
  }

  private int[] known(int[] cells, String names) {
    for (int cell : cells) {
      if (cell < 0) {
        throw game.broken("points at '" + names + "', which its board has not");
      }
    }
    return cells;
  }

  @Override
  public boolean wins(ProcessPosition position, int cell) {
    return game.said(position.text()).listOrNone("won").contains(geometry.name(cell));
  }

  @Override
  public String standing(ProcessPosition position, Side side) {
    List<String> said = game.said(position.text()).listOrNone("standings");
    return said.size() == 2 ? said.get(side.index()) : "";
  }
}
