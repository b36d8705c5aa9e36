package plyground.arena.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import plyground.arena.plot.LinePlot.Line;
import plyground.arena.plot.LinePlot.Point;
import plyground.arena.plot.LinePlot.Scale;
import plyground.arena.plot.LinePlot.Tick;
import plyground.core.SplitMix;

final class PlotTest {
  private static final String AWKWARD = "a<b & \"c\"";

  private static Document read(String svg) throws Exception {
    var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
    return builder.parse(new InputSource(new StringReader(svg)));
  }

  static List<Plot> plots() {
    var rows =
        List.of(
            new Estimate(AWKWARD, 0.4, 0.3, 0.5), Estimate.of("a name far too long ".repeat(5), 1));
    var axis = Axis.shares(AWKWARD);
    return List.of(
        new DotPlot(AWKWARD, axis, rows, 0.5),
        new DotPlot("nothing", axis, List.of(), null),
        new BarPlot(AWKWARD, Axis.over("x", -3, 0.4, 1), rows, null),
        new ShareBars(AWKWARD, List.of("won", "lost"), List.of(ShareBars.Row.of(AWKWARD, 3, 1))),
        new ShareBars("none", List.of("won"), List.of(ShareBars.Row.of("nothing", 0))),
        new HeatMap(
            AWKWARD,
            axis,
            List.of("p", "q"),
            List.of(AWKWARD),
            List.of(List.of(1.0), List.of(Double.NaN))),
        new HeatMap("nothing", axis, List.of(), List.of(), List.of()),
        Histogram.of(AWKWARD, "moves", 2, 3, 3, 250),
        Histogram.of("nothing", "moves"),
        Histogram.of("one", "moves", -7),
        line(Scale.LINEAR),
        line(Scale.NAMES));
  }

  private static LinePlot line(Scale scale) {
    var points = List.of(new Point(0, -0.5, -1, 0), new Point(1, 0.5, 0.5, 0.5));
    return new LinePlot(
        AWKWARD,
        "x",
        scale,
        List.of(new Tick(0, AWKWARD), new Tick(1, "q")),
        Axis.over("y", -1, 0.5),
        List.of(new Line("p", points), new Line(AWKWARD, points)));
  }

  @Test
  void linesLeadFromNumberToNumberAndNotFromNameToName() {
    assertThat(line(Scale.LINEAR).svg()).contains("class=\"line color1\"");
    assertThat(line(Scale.NAMES).svg()).doesNotContain("class=\"line").contains("dot color2");
    assertThat(VegaLite.of(List.of(line(Scale.LINEAR)))).contains("\"mark\" : \"line\"");
    assertThat(VegaLite.of(List.of(line(Scale.NAMES)))).doesNotContain("\"mark\" : \"line\"");
  }

  @ParameterizedTest
  @MethodSource("plots")
  void everyPlotIsSvgInsideItsFrame(Plot plot) throws Exception {
    var svg = read(plot.svg()).getDocumentElement();
    assertThat(svg.getTagName()).isEqualTo("svg");
    double height = Double.parseDouble(svg.getAttribute("viewBox").split(" ")[3]);
    var all = svg.getElementsByTagName("*");
    for (int i = 0; i < all.getLength(); i++) {
      var element = (Element) all.item(i);
      for (String name : List.of("x", "x1", "x2", "cx")) {
        assertInside(element, name, SvgElement.WIDTH);
      }
      for (String name : List.of("y", "y1", "y2", "cy")) {
        assertInside(element, name, height);
      }
    }
  }

  private static void assertInside(Element element, String name, double most) {
    if (element.hasAttribute(name)) {
      assertThat(Double.parseDouble(element.getAttribute(name)))
          .as("%s of %s", name, element.getTagName())
          .isBetween(0.0, most);
    }
  }

  @Test
  void aDotIsWhereItsValueIs() throws Exception {
    var rows = List.of(Estimate.of("p", 0), Estimate.of("q", 1), Estimate.of("r", 0.25));
    var dots =
        read(new DotPlot("t", Axis.shares("x"), rows, null).svg()).getElementsByTagName("circle");
    double[] x =
        IntStream.range(0, 3)
            .mapToDouble(i -> Double.parseDouble(((Element) dots.item(i)).getAttribute("cx")))
            .toArray();
    assertThat((x[2] - x[0]) / (x[1] - x[0])).isBetween(0.248, 0.252);
  }

  @Test
  void aHistogramCountsEveryValue() {
    for (long seed = 0; seed < 50; seed++) {
      var random = new SplitMix(seed);
      int[] values = random.ints(500, -300, 300 + (int) (1000 * seed)).toArray();
      var histogram = Histogram.of("t", "x", values);
      assertThat(histogram.counts().size()).as("seed %d", seed).isBetween(1, 41);
      assertThat(histogram.counts().stream().mapToLong(count -> count).sum()).isEqualTo(500);
      for (int bin = 0; bin < histogram.counts().size(); bin++) {
        double low = histogram.low() + bin * histogram.width();
        double high = low + histogram.width();
        long inside = IntStream.of(values).filter(value -> value >= low && value < high).count();
        assertThat(histogram.counts().get(bin)).as("seed %d, bin %d", seed, bin).isEqualTo(inside);
      }
    }
  }

  @Test
  void anAxisHoldsItsValuesAndFewRoundTicks() {
    for (long seed = 0; seed < 500; seed++) {
      var random = new SplitMix(seed);
      double size = Math.pow(10, random.nextInt(8) - 3);
      double[] values = random.doubles(5, -size, size).toArray();
      var axis = Axis.over("x", values);
      for (double value : values) {
        assertThat(value).as("seed %d", seed).isBetween(axis.low(), axis.high());
      }
      assertThat(axis.ticks().size()).as("seed %d", seed).isBetween(2, 9);
      assertThat(axis.ticks().getFirst()).isGreaterThanOrEqualTo(axis.low() - 1e-6 * size);
      assertThat(axis.ticks().getLast()).isLessThanOrEqualTo(axis.high() + 1e-6 * size);
    }
    assertThat(Axis.shares("x").ticks())
        .containsExactly(0.0, 0.2, 0.4, 0.6000000000000001, 0.8, 1.0);
    assertThat(Axis.over("x").ticks()).isNotEmpty();
    assertThat(Axis.over("x", 7).share(7)).isBetween(0.2, 0.8);
    assertThatThrownBy(() -> new Axis("x", 1, 1, Axis::plain))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void numbersAreShort() {
    assertThat(Axis.percent(0.5)).isEqualTo("50 %");
    assertThat(Axis.plain(1200)).isEqualTo("1200");
    assertThat(Axis.plain(-0.25)).isEqualTo("\u22120.25");
    assertThat(Axis.plain(-0.00001)).isEqualTo("0");
  }

  @Test
  void aPageEscapesWhatItSaysAndNeedsNothingElse() {
    String html =
        new Page(AWKWARD, AWKWARD)
            .section(AWKWARD)
            .part(AWKWARD)
            .text(AWKWARD)
            .answer(AWKWARD)
            .listing(AWKWARD)
            .figure(plots().get(3), AWKWARD)
            .table(AWKWARD, 1, List.of(AWKWARD, "n"), List.of(List.of(AWKWARD, "1")))
            .html();
    assertThat(html).doesNotContain("a<b").contains("a&lt;b &amp; &quot;c&quot;");
    assertThat(html).doesNotContain("<script", "src=", "href=", "@import", "url(");
    assertThat(html).contains("<td class=\"words\">", "<td>1</td>");
  }
}
