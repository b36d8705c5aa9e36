package plyground.arena.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plyground.arena.experiment.Design.Family;
import plyground.arena.experiment.Effect.Level;
import plyground.arena.experiment.SweepFindings.Curve;
import plyground.arena.experiment.SweepFindings.Figure;
import plyground.arena.stats.Interval;
import tools.jackson.databind.json.JsonMapper;

/** A sweep for other programs, as one line. */
public final class SweepJson {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private SweepJson() {}

  public static String of(SweepFindings findings) {
    var design = findings.design();
    var all = new LinkedHashMap<String, @Nullable Object>();
    all.put("game", findings.plan().game());
    all.put("reference", design.reference());
    all.put("seed", findings.plan().seed());
    all.put("games", findings.plan().schedule().size());
    all.put("starts", findings.starts());
    all.put("distinctStarts", findings.distinctStarts());
    all.put("evidence", String.join(" ", SweepWords.evidence(findings, "Shown:")));
    all.put("settings", settings(findings));
    all.put(
        "families", design.families().stream().map(family -> family(findings, family)).toList());
    return JSON.writeValueAsString(all) + System.lineSeparator();
  }

  private static List<Map<String, @Nullable Object>> settings(SweepFindings findings) {
    var settings = new ArrayList<Map<String, @Nullable Object>>();
    for (int setting = 0; setting < findings.design().settings(); setting++) {
      var one = new LinkedHashMap<String, @Nullable Object>();
      one.put("agent", findings.design().agents().get(findings.design().player(setting)));
      settings.add(figure(one, findings.strength(setting)));
    }
    return settings;
  }

  private static Map<String, @Nullable Object> family(SweepFindings findings, Family family) {
    var effects = findings.effects(family);
    var one = new LinkedHashMap<String, @Nullable Object>();
    one.put("template", family.template());
    one.put("factors", family.factors());
    one.put("mainEffects", effects.main().stream().map(SweepJson::effect).toList());
    one.put("interactions", effects.interactions().stream().map(SweepJson::effect).toList());
    one.put("curves", findings.curves(family).stream().map(SweepJson::curve).toList());
    return one;
  }

  private static Map<String, @Nullable Object> effect(Effect effect) {
    var one = new LinkedHashMap<String, @Nullable Object>();
    one.put("levels", levels(effect.levels()));
    figure(one, new Figure(effect.value(), effect.interval()));
    one.put("shown", effect.shown());
    return one;
  }

  private static Map<String, String> levels(List<Level> levels) {
    var names = new LinkedHashMap<String, String>();
    levels.forEach(level -> names.put(level.factor(), level.value()));
    return names;
  }

  private static Map<String, @Nullable Object> curve(Curve curve) {
    var where = curve.where();
    var points = new ArrayList<Map<String, @Nullable Object>>();
    for (int level = 0; level < curve.points().size(); level++) {
      var point = new LinkedHashMap<String, @Nullable Object>();
      point.put("level", curve.factor().levels().get(level));
      points.add(figure(point, curve.points().get(level)));
    }
    var one = new LinkedHashMap<String, @Nullable Object>();
    one.put("factor", curve.factor().name());
    one.put("where", where == null ? null : levels(List.of(where)));
    one.put("points", points);
    return one;
  }

  private static Map<String, @Nullable Object> figure(
      Map<String, @Nullable Object> into, Figure figure) {
    into.put("elo", rounded(figure.value()));
    into.put("interval", interval(figure.interval()));
    return into;
  }

  private static @Nullable List<Double> interval(@Nullable Interval interval) {
    return interval == null ? null : List.of(rounded(interval.low()), rounded(interval.high()));
  }

  /** Hundredths of a point are more than any run can tell. */
  static double rounded(double value) {
    return Math.round(value * 100) / 100.0;
  }
}
