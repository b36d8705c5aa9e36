package plyground.games.war;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.InputException;
import plyground.core.Side;
import plyground.core.spec.Settings;

final class WarProviderTest {
  @TempDir Path folder = Path.of("");

  private static War open(Map<String, String> parameters) {
    var kind = new WarProvider().descriptor();
    return (War) kind.create(new Settings(kind.parameters(), parameters));
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private War files(String map, String init) throws IOException {
    return open(Map.of("map", file("map.txt", map), "init", file("init.txt", init)));
  }

  @ParameterizedTest
  @CsvSource({"keren,36", "narvik,1800", "sevastopol,378", "smolensk,1653", "westerplatte,72"})
  void classicBoards(String name, int total) {
    var map = open(Map.of("map", name)).map();
    int sum = 0;
    int roads = 0;
    for (int city = 0; city < map.size(); city++) {
      sum += map.resources(city);
      roads += map.neighbours(city).length;
    }
    assertThat(map.size()).isEqualTo(36);
    assertThat(sum).isEqualTo(total);
    assertThat(roads).isEqualTo(2 * 60);
    assertThat(map.neighbours(city(map, "A1"))).containsExactly(city(map, "A2"), city(map, "B1"));
  }

  private static int city(WarMap map, String name) {
    return Objects.requireNonNull(map.find(name), name);
  }

  @Test
  void classicBoardsRunByRowAndColumn() {
    var smolensk = open(Map.of()).map();
    assertThat(smolensk.resources(city(smolensk, "A1"))).isEqualTo(66);
    assertThat(smolensk.resources(city(smolensk, "F1"))).isEqualTo(9);
    assertThat(smolensk.resources(city(smolensk, "A5"))).isEqualTo(99);
    var sevastopol = open(Map.of("map", "sevastopol")).map();
    assertThat(sevastopol.resources(city(sevastopol, "C6"))).isEqualTo(32);
    var narvik = open(Map.of("map", "narvik")).map();
    assertThat(narvik.resources(city(narvik, "A1"))).isEqualTo(99);
    assertThat(narvik.resources(city(narvik, "B1"))).isEqualTo(1);
  }

  @Test
  void namesMakeTheSameGameAgain() throws IOException {
    assertThat(open(Map.of()).name()).isEqualTo("war");
    assertThat(open(Map.of("map", "keren", "rule", "classic")).name())
        .isEqualTo("war:map=keren,rule=classic");
    assertThat(open(Map.of("map", "random", "size", "20", "seed", "4")).name())
        .isEqualTo("war:map=random,size=20,seed=4");
    var map = file("a map.txt", "A,B");
    var init = file("init.txt", "A,1,0\nB,2,0");
    assertThat(open(Map.of("map", map, "init", init)).name())
        .isEqualTo("war:map=\"" + map + "\",init=" + init);
  }

  @Test
  void randomMapsComeFromTheirSeed() {
    for (long seed = 0; seed < 20; seed++) {
      var parameters =
          Map.of("map", "random", "size", "40", "held", "3", "seed", Long.toString(seed));
      var game = open(parameters);
      assertThat(open(parameters).start()).isEqualTo(game.start());
      assertThat(game.start().emptyCities()).isEqualTo(34);
      assertThat(reached(game.map())).as("seed %d is connected", seed).isEqualTo(40);
    }
    assertThat(open(Map.of("map", "random", "seed", "1")).map())
        .isNotEqualTo(open(Map.of("map", "random", "seed", "2")).map());
    assertThat(open(Map.of("map", "random", "size", "1", "held", "9")).start().over()).isTrue();
  }

  private static int reached(WarMap map) {
    var seen = new java.util.TreeSet<Integer>();
    var next = new java.util.ArrayDeque<Integer>();
    next.add(0);
    while (!next.isEmpty()) {
      int city = next.remove();
      if (seen.add(city)) {
        for (int each : map.neighbours(city)) {
          next.add(each);
        }
      }
    }
    return seen.size();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"A,B\nB,C\n", "A,B\r\nB,C\r\n", " A , B \r\n\n B,C", "\uFEFFA,B\nB,C\nC,B"})
  void filesAreReadInEveryForm(String map) throws IOException {
    String end = map.contains("\r") ? "\r\n" : "\n";
    var game = files(map, String.join(end, "C, 3, -1", "A,1 ,1", " B,2,0", "Zoo City,-4,0"));
    assertThat(game.map().size()).isEqualTo(4);
    assertThat(game.map().neighbours(1)).containsExactly(0, 2);
    assertThat(game.map().neighbours(3)).isEmpty();
    assertThat(game.start().holds(Side.FIRST, 0)).isTrue();
    assertThat(game.start().holds(Side.SECOND, 2)).isTrue();
    assertThat(game.map().resources(3)).isEqualTo(-4);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          A,B;A,Q     | A,1,0;B,2,0       | map.txt, line 2: city 'Q' is not in
          A,B;A       | A,1,0;B,2,0       | map.txt, line 2: 'A': expected two cities, city,city
          A,B,        | A,1,0;B,2,0       | map.txt, line 1: 'A,B,': expected two cities, city,city
          ,B          | A,1,0;B,2,0       | map.txt, line 1: a city without a name
          A,B         | A,1,0;B,2,0;A,3,1 | init.txt, line 3: city 'A' again; it is on line 1
          A,B         | A,1,0;B,2,2       | init.txt, line 2: owner '2': expected 1 (Union), -1
          A,B         | A,1,0;B,2.5,0     | init.txt, line 2: resources '2.5': expected a whole
          A,B         | A,1,0;;B,x,0      | init.txt, line 3: resources 'x': expected a whole
          A,B         | A,1;B,2,0         | init.txt, line 1: 'A,1': expected city,resources,owner
          A,B         | ";"               | init.txt: no cities
          A,B         | A,999999999,0;B,1,0 | init.txt: the resources add up to 1000000000
          """)
  void badFilesAreNamedWithTheirLine(String map, String init, String complaint) {
    assertThatThrownBy(() -> files(map.replace(';', '\n'), init.replace(';', '\n')))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(folder.resolve(complaint.split("[,:]")[0]).toString())
        .hasMessageContaining(complaint);
  }

  @Test
  void unreadableFilesAreNamed() throws IOException {
    var init = file("init.txt", "A,1,0");
    assertThatThrownBy(() -> open(Map.of("map", "/no/such", "init", init)))
        .hasMessage("cannot read /no/such: no such file");
    assertThatThrownBy(() -> open(Map.of("map", folder.toString(), "init", init)))
        .hasMessage("cannot read " + folder + ": it is a folder");
    Files.write(folder.resolve("latin"), new byte[] {'A', ',', (byte) 0xE4});
    assertThatThrownBy(() -> open(Map.of("map", folder.resolve("latin").toString(), "init", init)))
        .hasMessageEndingWith("latin: not text in UTF-8");
  }

  @Test
  void parametersThatDoNotGoTogetherAreRefused() {
    assertThatThrownBy(() -> open(Map.of("map", "nowhere")))
        .hasMessage("map=nowhere is a file and needs init=FILE too");
    assertThatThrownBy(() -> open(Map.of("map", "keren", "init", "x")))
        .hasMessage("init= does not go with map=keren");
    assertThatThrownBy(() -> open(Map.of("map", "random", "init", "x")))
        .hasMessage("init= does not go with map=random");
    assertThatThrownBy(() -> open(Map.of("map", "keren", "seed", "3")))
        .hasMessage("seed= goes with map=random");
  }
}
