package plyground.league.settings;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import plyground.core.InputException;
import plyground.core.spec.Nearest;
import plyground.core.spec.Times;
import plyground.league.bot.BotLanguage;

/**
 * The settings as a person writes them: lines of {@code key = value}, comments from {@code #} at
 * the start of a line. A complaint names the place and the line.
 */
public final class SettingsFile {
  /** What it is called in a league's folder. */
  public static final String NAME = "league.conf";

  private static final Set<String> KEYS =
      Set.of(
          "name",
          "game",
          "start",
          "openings",
          "time",
          "memory",
          "languages",
          "uploads",
          "house",
          "deadline",
          "grace-days",
          "names",
          "prolog",
          "neighbours",
          "marks",
          "store");

  /** Those that may be given more than once. */
  private static final Set<String> LISTS = Set.of("house", "marks");

  private static final Pattern COMMA = Pattern.compile("\\s*,\\s*");
  private static final Duration LONGEST_MOVE = Duration.ofMinutes(1);
  private static final int LEAST_MEMORY = 32;

  private record Entry(int line, String value) {}

  private final String place;
  private final Map<String, List<Entry>> entries = new HashMap<>();

  private SettingsFile(String place) {
    this.place = place;
  }

  /**
   * @param place how people know the text: the file's name
   * @throws InputException if something in it is not understood
   */
  public static LeagueSettings parse(String text, String place) {
    var file = new SettingsFile(place);
    int number = 0;
    for (String line : text.lines().toList()) {
      file.take(++number, line.strip());
    }
    return file.settings();
  }

  private void take(int number, String line) {
    if (line.isEmpty() || line.startsWith("#")) {
      return;
    }
    int equals = line.indexOf('=');
    String key = equals < 0 ? line : line.substring(0, equals).strip();
    if (equals < 0 || !KEYS.contains(key)) {
      throw wrong(number, "'" + key + "': expected key = value; " + Nearest.hint(key, KEYS));
    }
    var values = entries.computeIfAbsent(key, _ -> new ArrayList<>());
    if (!values.isEmpty() && !LISTS.contains(key)) {
      throw wrong(number, "'" + key + "' is given twice");
    }
    values.add(new Entry(number, line.substring(equals + 1).strip()));
  }

  private InputException wrong(int line, String complaint) {
    return new InputException(place + ", line " + line + ": " + complaint);
  }

  private LeagueSettings settings() {
    String game = text("game", "");
    if (game.isEmpty()) {
      throw new InputException(place + ": expected a line game = ...");
    }
    return new LeagueSettings(
        text("name", "League"),
        game,
        text("start", ""),
        whole("openings", 0, 40, 0),
        time(),
        whole("memory", LEAST_MEMORY, 1 << 16, 256),
        languages(),
        whole("uploads", 1, 10_000, 20),
        house(),
        deadline(),
        whole("grace-days", 0, 365, 0),
        choice("names", "shown", "hidden").equals("hidden"),
        text("prolog", ""),
        whole("neighbours", 2, 1000, 10),
        marks(),
        text("store", "league.db"));
  }

  private Optional<Entry> entry(String key) {
    return entries.getOrDefault(key, List.of()).stream()
        .filter(each -> !each.value().isEmpty())
        .findFirst();
  }

  private String text(String key, String otherwise) {
    return entry(key).map(Entry::value).orElse(otherwise);
  }

  private int whole(String key, int least, int most, int otherwise) {
    var given = entry(key);
    if (given.isEmpty()) {
      return otherwise;
    }
    String value = given.get().value();
    if (value.matches("\\d{1,9}")) {
      int number = Integer.parseInt(value);
      if (number >= least && number <= most) {
        return number;
      }
    }
    throw wrong(
        given.get().line(),
        "%s = %s: expected a number from %d to %d".formatted(key, value, least, most));
  }

  private String choice(String key, String usual, String other) {
    var given = entry(key);
    String value = given.map(Entry::value).orElse(usual);
    if (!value.equals(usual) && !value.equals(other)) {
      throw wrong(
          given.orElseThrow().line(),
          "%s = %s: expected %s or %s".formatted(key, value, usual, other));
    }
    return value;
  }

  private Duration time() {
    var given = entry("time");
    if (given.isEmpty()) {
      return Duration.ofSeconds(1);
    }
    String value = given.get().value();
    if (Times.isTime(value)) {
      var time = Times.parse(value);
      if (time.isPositive() && time.compareTo(LONGEST_MOVE) <= 0) {
        return time;
      }
    }
    throw wrong(given.get().line(), "time = " + value + ": expected 250ms, 1.5s or at most 1m");
  }

  private Set<String> languages() {
    var given = entry("languages");
    if (given.isEmpty()) {
      return Set.copyOf(BotLanguage.names());
    }
    var languages = new LinkedHashSet<>(List.of(COMMA.split(given.get().value())));
    for (String each : languages) {
      if (!BotLanguage.names().contains(each)) {
        throw wrong(
            given.get().line(),
            "no language '" + each + "'; " + Nearest.hint(each, BotLanguage.names()));
      }
    }
    return Set.copyOf(languages);
  }

  private List<String> house() {
    return entries.getOrDefault("house", List.of()).stream()
        .map(Entry::value)
        .filter(value -> !value.isEmpty())
        .distinct()
        .toList();
  }

  private List<MarkRule> marks() {
    return entries.getOrDefault("marks", List.of()).stream()
        .filter(each -> !each.value().isEmpty())
        .map(
            each ->
                MarkRule.parse(each.value())
                    .orElseThrow(
                        () ->
                            wrong(
                                each.line(),
                                "marks = "
                                    + each.value()
                                    + ": expected beats AGENT: POINTS or rank: POINTS")))
        .toList();
  }

  private Optional<Instant> deadline() {
    return entry("deadline").map(given -> deadline(given.line(), given.value()));
  }

  private Instant deadline(int line, String value) {
    String text = value.replace(' ', 'T');
    try {
      return text.matches(".*(Z|[+-]\\d\\d:?\\d\\d)$") && text.indexOf('T') > 0
          ? OffsetDateTime.parse(text).toInstant()
          : LocalDateTime.parse(text).atZone(ZoneId.systemDefault()).toInstant();
    } catch (DateTimeException wrong) {
      throw wrong(line, "deadline = " + value + ": expected 2026-12-24 18:00, or with +01:00")
          .causedBy(wrong);
    }
  }
}
