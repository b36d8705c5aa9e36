package plyground.cli.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.plot.Axis;
import plyground.arena.plot.DotPlot;
import plyground.arena.plot.Estimate;
import plyground.arena.plot.Page;
import plyground.arena.stats.ScoreInterval;
import plyground.core.Evaluator;
import plyground.core.Position;
import plyground.core.search.Limit;
import plyground.search.AlphaBeta;
import plyground.search.Minimax;
import plyground.views.TreePainter;

/** The pictures of docs/pictures are what the code draws; {@code -Dsnapshots=renew} draws them. */
final class PicturesTest {
  private static final Path FOLDER = Path.of("../docs/pictures");

  private static void check(String name, String picture) throws IOException {
    var file = FOLDER.resolve(name);
    if ("renew".equals(System.getProperty("snapshots"))) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, picture);
    }
    assertThat(Files.readString(file)).as(name).isEqualTo(picture);
  }

  @Test
  void theTreeOfAlphaBeta() throws IOException {
    tree(Catalogue.load(MoveInput.NOBODY).open("tic-tac-toe"), "xo./o../.xx o");
  }

  private static <P extends Position<P>> void tree(OpenGame<P> open, String position)
      throws IOException {
    var game = open.game();
    P root = game.parse(position);
    Evaluator<P> evaluator = at -> at.over() ? at.outcome().resultFor(at.toMove()) : 0;
    var painter = new TreePainter(move -> game.formatMove(root, move));
    var every = new TreePainter(move -> game.formatMove(root, move));
    var limit = Limit.depth(9);
    var result = new AlphaBeta<>(game, evaluator).search(root, limit, painter);
    var plain = new Minimax<>(game, evaluator).search(root, limit, every);
    assertThat(painter.nodes()).isEqualTo((int) result.nodes()).isLessThan(every.nodes());
    assertThat(result.value()).isEqualTo(plain.value());
    check("alphabeta.svg", painter.draw("Alpha-beta from " + position));
  }

  @Test
  void intervalsShrinkWithTheSquareRoot() throws IOException {
    var rows =
        IntStream.of(5, 10, 20, 40, 80, 160, 320)
            .mapToObj(
                pairs -> {
                  var interval = ScoreInterval.of(0.6, pairs * 0.08, pairs);
                  return new Estimate(pairs + " pairs", 0.6, interval.low(), interval.high());
                })
            .toList();
    var plot =
        new DotPlot("Intervals of a score of 60 %", Axis.shares("score"), List.copyOf(rows), 0.5);
    String svg = plot.svg();
    int head = svg.indexOf('>') + 1;
    String style = "<style>" + Page.STYLE + "</style>";
    check("intervals.svg", svg.substring(0, head) + style + svg.substring(head));
  }
}
