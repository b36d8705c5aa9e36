package plyground.arena.plot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/**
 * Line plots as a specification of Vega-Lite with the data inside: to be restyled in any of its
 * editors and notebooks.
 */
public final class VegaLite {
  private static final String SCHEMA = "https://vega.github.io/schema/vega-lite/v6.json";
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private VegaLite() {}

  /** One specification of all these plots, one below the other. */
  public static String of(List<LinePlot> plots) {
    var rows = new ArrayList<Map<String, Object>>();
    var charts = new ArrayList<Map<String, Object>>();
    for (int number = 0; number < plots.size(); number++) {
      rows.addAll(rows(number, plots.get(number)));
      charts.add(chart(number, plots.get(number)));
    }
    var all = new LinkedHashMap<String, Object>();
    all.put("$schema", SCHEMA);
    all.put("data", Map.of("values", rows));
    all.put("vconcat", charts);
    all.put("resolve", Map.of("scale", Map.of("color", "independent")));
    return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(all) + "\n";
  }

  private static List<Map<String, Object>> rows(int number, LinePlot plot) {
    var rows = new ArrayList<Map<String, Object>>();
    for (var line : plot.lines()) {
      for (var point : line.points()) {
        var row = new LinkedHashMap<String, Object>();
        row.put("plot", number);
        row.put("line", line.label());
        row.put("at", point.at());
        row.put("name", name(plot, point));
        row.put("value", point.value());
        row.put("low", point.low());
        row.put("high", point.high());
        rows.add(row);
      }
    }
    return rows;
  }

  private static String name(LinePlot plot, LinePlot.Point point) {
    return plot.ticks().stream()
        .filter(tick -> tick.at() == point.at())
        .map(LinePlot.Tick::label)
        .findFirst()
        .orElseGet(() -> Axis.plain(point.at()));
  }

  private static Map<String, Object> chart(int number, LinePlot plot) {
    var chart = new LinkedHashMap<String, Object>();
    chart.put("title", plot.title());
    chart.put("width", 480);
    chart.put("transform", List.of(Map.of("filter", "datum.plot === " + number)));
    var encoding = new LinkedHashMap<String, Object>();
    encoding.put("x", along(plot));
    if (plot.lines().size() > 1) {
      encoding.put("color", field("line", "nominal", ""));
    }
    chart.put("encoding", encoding);
    var layers = new ArrayList<Map<String, Object>>();
    layers.add(layer("rule", Map.of("y", up(plot, "low"), "y2", Map.of("field", "high"))));
    if (plot.scale().ordered()) {
      layers.add(layer("line", Map.of("y", up(plot, "value"))));
    }
    layers.add(layer("point", Map.of("y", up(plot, "value"))));
    chart.put("layer", layers);
    return chart;
  }

  private static Map<String, Object> along(LinePlot plot) {
    boolean names = plot.scale() == LinePlot.Scale.NAMES;
    var along = field(names ? "name" : "at", names ? "ordinal" : "quantitative", plot.along());
    switch (plot.scale()) {
      case NAMES -> along.put("sort", plot.ticks().stream().map(LinePlot.Tick::label).toList());
      case LOGARITHMIC -> along.put("scale", Map.of("type", "log"));
      case LINEAR -> along.put("scale", Map.of("zero", false));
    }
    return along;
  }

  private static Map<String, Object> up(LinePlot plot, String field) {
    var up = field(field, "quantitative", plot.up().title());
    up.put("scale", Map.of("zero", false));
    return up;
  }

  private static Map<String, Object> field(String name, String type, String title) {
    var field = new LinkedHashMap<String, Object>();
    field.put("field", name);
    field.put("type", type);
    field.put("title", title);
    return field;
  }

  private static Map<String, Object> layer(String mark, Map<String, Object> encoding) {
    var layer = new LinkedHashMap<String, Object>();
    layer.put("mark", mark);
    layer.put("encoding", encoding);
    return layer;
  }
}
