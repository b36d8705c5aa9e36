package plyground.core.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.core.InputException;

final class SettingsTest {
  private static final List<Parameter> PARAMETERS =
      List.of(
          Parameter.whole("depth", 1, 20, "", "plies"),
          Parameter.whole("nodes", 1, Long.MAX_VALUE, "100", "positions"),
          Parameter.decimal("c", 0, 2, "1.4", "exploration"),
          Parameter.choice("ties", List.of("first", "random"), "first", "ties"),
          Parameter.time("time", "", "time"),
          Parameter.text("file", "a file name", "", "where"),
          Parameter.file("map", "a map file or plain", List.of("plain"), "plain", "the land"));

  private static Settings settings(String... pairs) {
    var given = new HashMap<String, String>();
    for (int i = 0; i < pairs.length; i += 2) {
      given.put(pairs[i], pairs[i + 1]);
    }
    return new Settings(PARAMETERS, given);
  }

  @Test
  void givenValuesGoBeforeDefaults() {
    var settings = settings("depth", "7", "nodes", "5000000000", "c", "0.5", "time", "1.5s");
    assertThat(settings.whole("depth")).isEqualTo(7);
    assertThat(settings.large("nodes")).isEqualTo(5_000_000_000L);
    assertThat(settings.decimal("c")).isEqualTo(0.5);
    assertThat(settings.time("time")).isEqualTo(Duration.ofMillis(1500));
    assertThat(settings.text("ties")).isEqualTo("first");
  }

  @Test
  void filesAreTakenByAnyNameAndDescribedAsTheyAre() {
    assertThat(settings("map", "own.txt").text("map")).isEqualTo("own.txt");
    assertThat(settings().text("map")).isEqualTo("plain");
    assertThat(PARAMETERS.getLast().values()).isEqualTo("a map file or plain");
  }

  @Test
  void openParametersHaveNoValue() {
    var settings = settings();
    assertThat(settings.has("depth")).isFalse();
    assertThat(settings.has("nodes")).isTrue();
    assertThat(settings.describes("depth")).isTrue();
    assertThat(settings.describes("deep")).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      textBlock =
          """
          depth @ 0      @ depth=0: expected a whole number from 1 to 20
          depth @ 21     @ depth=21: expected a whole number from 1 to 20
          depth @ two    @ depth=two: expected a whole number from 1 to 20
          nodes @ 0      @ nodes=0: expected a whole number from 1
          c     @ 2.5    @ c=2.5: expected a number from 0.0 to 2.0
          c     @ NaN    @ c=NaN: expected a number from 0.0 to 2.0
          ties  @ last   @ ties=last: expected first|random
          time  @ soon   @ time=soon: expected a time (200ms, 1.5s)
          dept  @ 4      @ no parameter 'dept'; did you mean: depth?
          zebra @ 4      @ no parameter 'zebra'; there are: c, depth, file, map, nodes, ties, time
          """)
  void wrongValuesAreNamed(String name, String value, String complaint) {
    assertThatThrownBy(() -> settings(name, value))
        .isInstanceOf(InputException.class)
        .hasMessage(complaint);
  }

  @Test
  void whatTakesNoneSaysSo() {
    assertThatThrownBy(() -> new Settings(List.of(), Map.of("a", "b")))
        .hasMessage("no parameter 'a'; it takes none");
  }

  @ParameterizedTest
  @CsvSource({"250,250", "250ms,250", "2s,2000", "0.5s,500", "1m,60000", "0,0"})
  void times(String text, long millis) {
    assertThat(Times.parse(text)).isEqualTo(Duration.ofMillis(millis));
  }

  @Test
  void noTimes() {
    for (String text : List.of("", "s", "-1", "1h", "1 s", "1e3", "99999999999")) {
      assertThat(Times.isTime(text)).as(text).isFalse();
      assertThatThrownBy(() -> Times.parse(text)).isInstanceOf(InputException.class);
    }
  }

  @Test
  void theNameSaysWhatDiffersFromTheDefaultsInTheOrderDescribed() {
    assertThat(settings().name("pvs")).isEqualTo("pvs");
    assertThat(settings("ties", "first", "nodes", "100").name("pvs")).isEqualTo("pvs");
    assertThat(settings("file", "a b,c", "depth", "3").name("pvs"))
        .isEqualTo("pvs:depth=3,file=\"a b,c\"");
  }

  @Test
  void whatSomebodyChoseIsKnownEvenIfItIsTheDefault() {
    assertThat(settings("nodes", "100").given("nodes")).isTrue();
    assertThat(settings().given("nodes")).isFalse();
  }

  @Test
  void limitsOfRangesBelongToThem() {
    var whole = Parameter.whole("depth", 1, 20, "", "plies");
    assertThat(whole.fits("1") && whole.fits("20") && whole.fits("+7")).isTrue();
    assertThat(whole.fits("0") || whole.fits("21") || whole.fits("1.0")).isFalse();
    var decimal = Parameter.decimal("c", 0, 2, "1.4", "exploration");
    assertThat(decimal.fits("0") && decimal.fits("2.0")).isTrue();
    assertThat(decimal.fits("-0.1") || decimal.fits("2.1") || decimal.fits("c")).isFalse();
    assertThat(Parameter.text("file", "a file", "", "").fits("")).isFalse();
    assertThat(Parameter.choice("t", List.of("a"), "a", "").fits("b")).isFalse();
    assertThat(Parameter.time("t", "", "").fits("2m")).isTrue();
    assertThat(Parameter.file("m", "a map", List.of(), "", "").fits("x.txt")).isTrue();
  }

  @Test
  void whatIsAskedForTogetherWithOthersHasACeiling() {
    var table = Parameter.whole("table", 1, 4096, "16", "megabytes").atMostShared("32");
    assertThat(table.isAffordable("32")).isTrue();
    for (String dear : List.of("33", "+1024", "\u0663\u0663", "00033")) {
      assertThat(table.fits(dear)).as(dear).isTrue();
      assertThat(table.isAffordable(dear)).as(dear).isFalse();
    }
    var c = Parameter.decimal("c", 0, 9, "1", "").atMostShared("2.5");
    assertThat(c.isAffordable("2.5")).isTrue();
    assertThat(c.isAffordable("2.51")).isFalse();
    var time = Parameter.time("time", "", "").atMostShared("10s");
    assertThat(time.isAffordable("10000ms")).isTrue();
    assertThat(time.isAffordable("1m")).isFalse();
    assertThat(Parameter.whole("depth", 1, 20, "", "plies").isAffordable("20")).isTrue();
    var sandbox = Parameter.choice("s", List.of("on", "off"), "on", "").atMostShared("on");
    assertThat(sandbox.isAffordable("on")).isTrue();
    assertThat(sandbox.isAffordable("off")).isFalse();
    var folder = Parameter.text("folder", "a folder", "", "");
    assertThat(folder.isAffordable("x")).isTrue();
    assertThat(folder.reservedToOwner().isAffordable("x")).isFalse();
    assertThat(folder.atMostShared("x").reservedToOwner().isAffordable("x")).isFalse();
  }
}
