package plyground.web.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Trace;
import plyground.core.spec.Spec;
import plyground.web.json.JsonTree;

/** What the shipped lessons say of their positions is so, in every game one can choose. */
final class LessonGamesTest {
  private static final Catalogue CATALOGUE = Catalogue.load(MoveInput.NOBODY);
  private static final Pattern KIND = Pattern.compile("data-kind=\"(\\w+)\"");
  private static final Pattern SETTINGS = Pattern.compile("data-settings=\"([^\"]*)\"");

  /** More nobody fills in by hand, or orders. */
  private static final int MOST_NODES = 70;

  private static final int MOST_MOVES = 12;

  /** An activity with one of the games of its lesson. */
  record Asked(String lesson, String game, String kind, Map<?, ?> settings) {
    @Nullable String setting(String key) {
      Object own = settings.get(key + "." + Spec.parse(game).name());
      Object found = own == null ? settings.get(key) : own;
      return found == null ? null : found.toString();
    }

    String needed(String key) {
      return Objects.requireNonNull(setting(key), key);
    }

    @Override
    public String toString() {
      return lesson + ", " + kind + ", " + game;
    }
  }

  static Stream<Asked> activities() {
    var all = new ArrayList<Asked>();
    for (var lesson : new Lessons(null).all()) {
      var kind = KIND.matcher(lesson.html());
      var told = SETTINGS.matcher(lesson.html());
      while (kind.find() && told.find()) {
        String text = told.group(1).replace("&quot;", "\"").replace("&amp;", "&");
        var settings = (Map<?, ?>) Objects.requireNonNull(JsonTree.parse(text));
        for (String game : lesson.games()) {
          all.add(new Asked(lesson.name(), game, kind.group(1), settings));
        }
      }
    }
    return all.stream().filter(each -> !each.kind.equals("quiz"));
  }

  @ParameterizedTest
  @MethodSource("activities")
  void isTrueOfItsPosition(Asked asked) throws AgentException {
    check(CATALOGUE.open(asked.game), asked);
  }

  private static <P extends Position<P>> void check(OpenGame<P> open, Asked asked)
      throws AgentException {
    String text = asked.setting("position");
    P at = text == null ? open.game().start(new SplitMix(1)) : open.game().position(text);
    assertThat(at.over()).isFalse();
    var ways = new Ways<>(open, at);
    switch (asked.kind) {
      case "board" -> ways.rivalIsWrong(asked.needed("judge"), asked.needed("rival"));
      case "minimax" -> ways.isWorthATree(asked.needed("agent"));
      case "cut" -> ways.isCut(asked.needed("agent"));
      case "count" -> ways.oneVisitsFewest(asked.needed("agents"));
      case "order", "mcts" -> {
        assertThat(LegalMoves.of(open.game(), at)).hasSizeBetween(3, MOST_MOVES);
        assertThat(ways.nodes(asked.needed("agent"))).isLessThan(5_000);
      }
      case "play" -> ways.consider(asked.needed("agent"));
      case "match" -> assertThat(agents(asked)).hasSize(2).allSatisfy(ways::consider);
      case "sliders" -> ways.consider(asked.needed("rival"));
      default -> throw new AssertionError(asked.kind);
    }
  }

  private static List<String> agents(Asked asked) {
    return List.of(asked.needed("agents").split(" "));
  }

  private record Ways<P extends Position<P>>(OpenGame<P> open, P at) {
    Result consider(String agent) throws AgentException {
      try (var asked = open.machine(agent).create()) {
        asked.newGame(1);
        return asked.consider(at, Limit.NONE, Trace.NONE);
      }
    }

    long nodes(String agent) throws AgentException {
      return consider(agent).nodes();
    }

    /** The judge finds something better than what the rival chooses, and not everything is. */
    void rivalIsWrong(String judge, String rival) throws AgentException {
      try (var asked = open.machine(judge).create()) {
        asked.newGame(1);
        var moves = asked.analyse(at, Limit.NONE, Trace.NONE).moves();
        int chosen = consider(rival).move();
        double best = moves.stream().mapToDouble(each -> each.value()).max().orElseThrow();
        double rivals =
            moves.stream()
                .filter(each -> each.move() == chosen)
                .mapToDouble(each -> each.value())
                .max()
                .orElseThrow();
        assertThat(rivals).isLessThan(best);
      }
    }

    void isCut(String agent) throws AgentException {
      String whole = agent.replace("alphabeta", "minimax");
      isWorthATree(whole);
      assertThat(nodes(agent)).isLessThan(nodes(whole));
    }

    /** It can be read at once, and its leaves differ. */
    void isWorthATree(String agent) throws AgentException {
      assertThat(nodes(agent)).isLessThan(MOST_NODES);
      var leaves = new TreeSet<Integer>();
      var hearer =
          new Trace() {
            @Override
            public void leaf(int ply, int move, int value) {
              leaves.add(value);
            }
          };
      try (var asked = open.machine(agent).create()) {
        asked.newGame(1);
        asked.consider(at, Limit.NONE, hearer);
      }
      assertThat(leaves).hasSizeGreaterThan(2);
    }

    void oneVisitsFewest(String agents) throws AgentException {
      var counts = new ArrayList<Long>();
      for (String agent : agents.split(" ")) {
        counts.add(nodes(agent));
      }
      long fewest = counts.stream().mapToLong(Long::longValue).min().orElseThrow();
      assertThat(counts).containsOnlyOnce(fewest);
    }
  }
}
