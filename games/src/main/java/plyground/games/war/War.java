package plyground.games.war;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Side;
import plyground.core.Symmetry;
import plyground.core.spec.Nearest;

/**
 * The war game on one map; positions are written {@code union=I,J confederacy=C union}, moves
 * {@code FM:I} (Force March) and {@code PD:L} (Paratroop Drop).
 *
 * <p>City names are written as {@link CityName} says.
 */
public final class War implements Game<WarPosition> {
  private static final String FORM = "expected a position like 'union=I,J confederacy=C union'";
  private static final List<String> MARCH = List.of("force march ", "fm:", "fm ");
  private static final List<String> PARATROOPS = List.of("paratroop drop ", "pd:", "pd ");

  private final String name;
  private final WarMap map;
  private final WarPosition start;

  /**
   * @param name what makes the same game again
   */
  public War(String name, List<City> cities, List<Road> roads, Rule rule) {
    this.name = name;
    map = WarMap.of(cities, roads, rule);
    var owners = new @Nullable Side[map.size()];
    for (var city : cities) {
      owners[Objects.requireNonNull(map.find(city.name()))] = city.owner();
    }
    start = WarPosition.of(map, owners, Side.FIRST);
  }

  @Override
  public String name() {
    return name;
  }

  public WarMap map() {
    return map;
  }

  public WarPosition start() {
    return start;
  }

  @Override
  public WarPosition start(RandomGenerator random) {
    return start;
  }

  @Override
  public int maxMoves() {
    return map.rule() == Rule.CLASSIC ? map.size() : 2 * map.size();
  }

  @Override
  public List<Symmetry<WarPosition>> symmetries() {
    return map.symmetries().stream().<Symmetry<WarPosition>>map(WarSymmetry::new).toList();
  }

  @Override
  public String sideName(Side side) {
    return side == Side.FIRST ? "union" : "confederacy";
  }

  @Override
  public WarPosition parse(String text) {
    String[] words = text.strip().split(" +");
    if (words.length != 3) {
      throw new InputException("'" + text.strip() + "' has not two lists and a side; " + FORM);
    }
    var owners = new @Nullable Side[map.size()];
    occupy(owners, words[0], Side.FIRST);
    occupy(owners, words[1], Side.SECOND);
    return WarPosition.of(map, owners, side(words[2]));
  }

  private void occupy(@Nullable Side[] owners, String word, Side side) {
    String begin = sideName(side) + "=";
    if (!word.startsWith(begin)) {
      throw new InputException("'" + word + "': expected " + begin + "CITY,CITY; " + FORM);
    }
    if (word.length() == begin.length()) {
      return;
    }
    for (String each : word.substring(begin.length()).split(",", -1)) {
      int city = city(each);
      if (owners[city] != null) {
        throw new InputException("city '" + each + "' is given twice");
      }
      owners[city] = side;
    }
  }

  private int city(String word) {
    var city = CityName.find(map, word);
    if (city == null) {
      throw new InputException("no city '" + word + "' on this map; " + hint(word));
    }
    return city;
  }

  private String hint(String word) {
    var names = new java.util.ArrayList<String>();
    for (int city = 0; city < Math.min(map.size(), Long.SIZE); city++) {
      names.add(CityName.write(map.name(city)));
    }
    return Nearest.hint(word, names);
  }

  private Side side(String word) {
    return switch (word) {
      case "union" -> Side.FIRST;
      case "confederacy" -> Side.SECOND;
      default -> throw new InputException("side '" + word + "': expected union or confederacy");
    };
  }

  @Override
  public String format(WarPosition position) {
    return list(position, Side.FIRST)
        + " "
        + list(position, Side.SECOND)
        + " "
        + sideName(position.toMove());
  }

  private String list(WarPosition position, Side side) {
    var text = new StringBuilder(sideName(side)).append('=');
    String comma = "";
    for (int city = 0; city < map.size(); city++) {
      if (position.holds(side, city)) {
        text.append(comma).append(CityName.write(map.name(city)));
        comma = ",";
      }
    }
    return text.toString();
  }

  @Override
  public int parseMove(WarPosition at, String text) {
    String word = text.strip();
    var march = taken(word, MARCH);
    var drop = taken(word, PARATROOPS);
    int move = march != null ? march : drop != null ? drop | WarPosition.DROP : -1;
    if (!LegalMoves.contains(this, at, move)) {
      throw LegalMoves.refuse(this, at, word);
    }
    return move;
  }

  /** The city after one of these beginnings; null if there is none. */
  private @Nullable Integer taken(String word, List<String> beginnings) {
    for (String begin : beginnings) {
      if (word.toLowerCase(Locale.ROOT).startsWith(begin)) {
        return CityName.find(map, word.substring(begin.length()).strip());
      }
    }
    return null;
  }

  @Override
  public String formatMove(WarPosition at, int move) {
    return (WarPosition.drops(move) ? "PD:" : "FM:")
        + CityName.write(map.name(WarPosition.city(move)));
  }
}
