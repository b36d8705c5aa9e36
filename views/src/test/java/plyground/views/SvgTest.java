package plyground.views;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import plyground.core.Side;
import plyground.core.spec.Settings;
import plyground.core.view.Board;
import plyground.core.view.Graph;
import plyground.core.view.Scene;
import plyground.core.view.Spot;
import plyground.games.tictactoe.TicTacToeProvider;

final class SvgTest {
  /** The document, read by a parser that knows nothing of ours. */
  static Document parsed(String svg) throws Exception {
    assertThat(svg).doesNotContain("NaN", "Infinity", "null");
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  @Test
  void everyGeometryIsDrawn() throws Exception {
    var hexes = parsed(Shown.svg(Shown.hexes()));
    assertThat(hexes.getElementsByTagName("path").getLength()).isEqualTo(9 + 1);
    assertThat(hexes.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("shown");
    assertThat(hexes.getElementsByTagName("desc").item(0).getTextContent()).isEqualTo("by hand");
    var pits = parsed(Shown.svg(Shown.pits()));
    int seeds = 2 + 4 + 6 + 8 + 10 + 12 + 14;
    int signs = 1; // of the side whose piece is a disc
    assertThat(pits.getElementsByTagName("circle").getLength()).isEqualTo(seeds + signs);
    var lattice = parsed(Shown.svg(Shown.lattice()));
    assertThat(lattice.getElementsByTagName("path").getLength()).isEqualTo(4);
  }

  @Test
  void textsAreEscaped() throws Exception {
    var spots =
        List.of(
            new Spot("a", "A&<B>\u0007", Spot.Shape.CIRCLE, 0, 0, 0.84, 0.84, 0),
            new Spot("b", "\"b\"", Spot.Shape.CIRCLE, 2, 0, 0.84, 0.84, 0));
    var board = new Graph(spots, List.of(new Board.Link("a", "b")), Graph.Headings.NONE);
    var pieces = List.of(Shown.piece("a", Side.FIRST));
    var document = parsed(Shown.svg(Shown.of(board, pieces, Set.of(), Change.NONE)));
    var words = document.getElementsByTagName("text");
    assertThat(words.item(0).getTextContent()).isEqualTo("A&<B>");
    assertThat(words.item(1).getTextContent()).isEqualTo("\"b\"");
    assertThat(document.getElementsByTagName("path").getLength()).isEqualTo(1);
  }

  @Test
  void aGameThatSaysNothingHasItsTextDrawn() throws Exception {
    var board = new Graph(List.of(), List.of(), Graph.Headings.NONE);
    var scene = new Scene(List.of(), List.of(), List.of(), List.of(), "12 matches");
    var picture = new Picture(board, Shown.LOOKS, scene, Set.of(), Change.NONE);
    var document = parsed(Shown.svg(picture));
    assertThat(document.getElementsByTagName("text").item(0).getTextContent())
        .isEqualTo("12 matches");
  }

  @Test
  void theCaptionSaysHowItStands() throws Exception {
    var descriptor = new TicTacToeProvider().descriptor();
    var game = descriptor.create(new Settings(descriptor.parameters(), Map.of()));
    var painter = new SvgPainter<>(game, descriptor.view(game));
    var said =
        Map.of(
            "xx./oo./... x", "x to move",
            "xx./ooo/x.. x", "o wins: line",
            "xox/xxo/oxo o", "draw: full board");
    for (var each : said.entrySet()) {
      var document = parsed(painter.draw(game.parse(each.getKey())));
      var words = document.getElementsByTagName("text");
      assertThat(words.item(words.getLength() - 1).getTextContent()).isEqualTo(each.getValue());
      assertThat(document.getElementsByTagName("desc").item(0).getTextContent())
          .isEqualTo(each.getValue() + ". " + each.getKey());
    }
  }

  /** A page's picture has a second colour for the dark; a paper's has but its own. */
  @Test
  void aBoardForAPageFollowsItsTheme() throws Exception {
    var descriptor = new TicTacToeProvider().descriptor();
    var game = descriptor.create(new Settings(descriptor.parameters(), Map.of()));
    var painter = new SvgPainter<>(game, descriptor.view(game));
    var position = game.parse("xo./.x./..o x");
    String page = painter.drawBoard(position);
    assertThat(parsed(page).getDocumentElement().getAttribute("style"))
        .isEqualTo("color-scheme:light dark");
    assertThat(page).contains("fill=\"light-dark(#f6f4ec,#24272b)\"");
    assertThat(painter.draw(position))
        .contains("fill=\"#f6f4ec\"")
        .doesNotContain("light-dark", "color-scheme");
    // Nothing but the colours differs: those of paper are the light ones.
    String light = page.replaceAll("light-dark\\((#\\w+),#\\w+\\)", "$1");
    assertThat(painter.draw(position))
        .contains(light.substring(light.indexOf("<rect")).replace("</svg>\n", ""));
  }

  @Test
  void numbersAreShort() {
    assertThat(Svg.number(0.5)).isEqualTo("0.5");
    assertThat(Svg.number(-0.001)).isEqualTo("0");
    assertThat(Svg.number(20)).isEqualTo("20");
    assertThat(Svg.number(1.23456)).isEqualTo("1.23");
  }
}
