package plyground.games.war;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plyground.core.Side;
import plyground.core.view.Board;
import plyground.core.view.GameView;
import plyground.core.view.Gesture;
import plyground.core.view.Piece;
import plyground.core.view.Scene;
import plyground.core.view.Scene.Mark;
import plyground.core.view.SideLook;

/** Cities joined by roads, each with what it is worth, and what a march would take. */
final class WarView implements GameView<WarPosition> {
  private static final List<SideLook> LOOKS =
      List.of(
          new SideLook("Union", SideLook.Tone.BLUE, Piece.DISC),
          new SideLook("Confederacy", SideLook.Tone.GREY, Piece.BLOCK));

  /** A march open to the side to move, and what it brings. */
  private record March(int city, List<Integer> taken, int gain) {}

  /** All a city can look like: empty, or held by either side. */
  private record CityLook(String id, Scene.Tile empty, Scene.Tile held, List<Piece> pieces) {}

  private final War game;
  private final List<CityLook> cities;

  WarView(War game) {
    this.game = game;
    cities = IntStream.range(0, game.map().size()).mapToObj(this::cityLook).toList();
  }

  private CityLook cityLook(int city) {
    String id = WarBoards.id(game.map(), city);
    String worth = Integer.toString(game.map().resources(city));
    String words = "worth " + worth;
    String roads = ", roads to " + roads(city);
    return new CityLook(
        id,
        new Scene.Tile(id, 0, worth, words + ", empty" + roads),
        new Scene.Tile(id, 0, worth, words),
        Stream.of(Side.values()).map(side -> piece(id, side, roads)).toList());
  }

  private static Piece piece(String id, Side side, String roads) {
    var look = LOOKS.get(side.index());
    return new Piece(id, look.kind(), side, look.name().substring(0, 1), look.name() + roads);
  }

  private String roads(int city) {
    var near = IntStream.of(game.map().neighbours(city)).boxed().toList();
    return near.isEmpty() ? "nowhere" : names(near, ", ");
  }

  @Override
  public Board board() {
    return WarBoards.of(game.map());
  }

  @Override
  public SideLook look(Side side) {
    return LOOKS.get(side.index());
  }

  @Override
  public Scene scene(WarPosition position) {
    var tiles = new ArrayList<Scene.Tile>();
    var pieces = new ArrayList<Piece>();
    for (int city = 0; city < game.map().size(); city++) {
      var look = cities.get(city);
      boolean empty = position.empty(city);
      tiles.add(empty ? look.empty : look.held);
      if (!empty) {
        pieces.add(look.pieces.get(position.holds(Side.FIRST, city) ? 0 : 1));
      }
    }
    int left = position.emptyCities();
    String note = left + (left == 1 ? " city empty" : " cities empty");
    var standings = List.of(standing(position, Side.FIRST), standing(position, Side.SECOND));
    return new Scene(tiles, pieces, marks(position), standings, note);
  }

  private String id(int city) {
    return cities.get(city).id;
  }

  private String names(List<Integer> cities, String between) {
    return cities.stream().map(game.map()::name).collect(Collectors.joining(between));
  }

  private Scene.Standing standing(WarPosition position, Side side) {
    int sum = position.resources(side);
    String line = String.format(Locale.ROOT, "%-12s%,8d resources", game.sideName(side), sum);
    return Scene.Standing.of(look(side).name() + " " + sum, line);
  }

  /** Where one can march to, what brings most first. */
  private List<Mark> marks(WarPosition position) {
    var mover = position.toMove();
    return IntStream.range(0, game.map().size())
        .filter(city -> position.empty(city) && position.borders(mover, city))
        .mapToObj(city -> march(position, city))
        .sorted(Comparator.comparingInt(March::gain).reversed())
        .map(this::mark)
        .toList();
  }

  private March march(WarPosition position, int city) {
    var taken = taken(position, city);
    int gain = game.map().resources(city) + 2 * worth(taken);
    return new March(city, taken, gain);
  }

  private Mark mark(March march) {
    String gain = "march " + signed(march.gain);
    return march.taken.isEmpty()
        ? new Mark(id(march.city), Mark.Kind.LIT, gain, "")
        : new Mark(
            id(march.city),
            Mark.Kind.GAIN,
            gain + ", takes " + names(march.taken, " "),
            "a march takes " + names(march.taken, ", "));
  }

  private static String signed(int number) {
    return number < 0 ? Integer.toString(number) : "+" + number;
  }

  /** The cities that a march of the side to move would make change hands. */
  private static List<Integer> taken(WarPosition position, int city) {
    var other = position.toMove().other();
    return IntStream.of(position.map().neighbours(city))
        .filter(next -> position.holds(other, next))
        .boxed()
        .toList();
  }

  private int worth(List<Integer> cities) {
    return cities.stream().mapToInt(game.map()::resources).sum();
  }

  /** A city; with a button where march and drop both are possible and differ. */
  @Override
  public Gesture gesture(WarPosition position, int move) {
    int city = WarPosition.city(move);
    boolean drop = WarPosition.drops(move);
    boolean both =
        game.map().rule() == Rule.ASSIGNMENT && position.borders(position.toMove(), city);
    var taken = taken(position, city);
    if (!both || taken.isEmpty()) {
      return both && drop ? Gesture.NONE : Gesture.at(id(city));
    }
    int worth = game.map().resources(city);
    String words =
        drop
            ? "Drop: " + signed(worth)
            : "March: takes " + names(taken, ", ") + ", " + signed(worth + worth(taken));
    return new Gesture(List.of(new Gesture.Step(id(city), "", 0), new Gesture.Step("", words, 1)));
  }

  @Override
  public String words(WarPosition before, int move) {
    int city = WarPosition.city(move);
    String who = look(before.toMove()).name();
    if (WarPosition.drops(move)) {
      return who + " drops on " + game.map().name(city);
    }
    var taken = taken(before, city);
    String conquest = taken.isEmpty() ? "" : ", takes " + names(taken, ", ");
    return who + " marches to " + game.map().name(city) + conquest;
  }

  @Override
  public String moveName(WarPosition before, int move) {
    String city = game.map().name(WarPosition.city(move));
    return (WarPosition.drops(move) ? "drop " : "march ") + city;
  }
}
