package plyground.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.plugin.Plugins;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.TimeControl;
import plyground.arena.play.ParallelRunner;
import plyground.arena.play.Tournament;
import plyground.arena.record.Transcript;
import plyground.core.Position;
import plyground.core.agent.Fault;
import plyground.core.spec.Spec;
import plyground.testkit.PluginSource;

/** What a worker does, without Spark around it. */
@Tag("slow")
final class WorkerRuntimeTest {
  private static final long LONG = Long.MAX_VALUE;

  @TempDir Path home;
  @TempDir Path worker;

  private static Plan plan(String game, List<String> agents, int games) {
    return new Plan(game, agents, Form.ROUND_ROBIN, games, 7, null, null, TimeControl.NONE, null);
  }

  private static List<String> local(Plan plan) {
    return local(Tournament.open(Catalogue.load(MoveInput.NOBODY), plan));
  }

  private static <P extends Position<P>> List<String> local(Tournament<P> tournament) {
    var games = new ArrayList<String>();
    new ParallelRunner<>(tournament, false)
        .run(1, game -> games.add(essence(Transcript.of(tournament.game(), game))));
    return games;
  }

  /** Everything but the times. */
  private static String essence(Transcript game) {
    return game.scheduled() + game.start() + game.moves() + game.outcome() + game.fault();
  }

  private List<Transcript> abroad(Plan plan) {
    var runtime = WorkerRuntime.of(FileCollector.pack(plan), worker);
    return runtime.play(0, plan.schedule().size(), LONG, () -> false).games();
  }

  @Test
  void aBlockIsPlayedAsAtHome() {
    var plan = plan("tic-tac-toe", List.of("random", "greedy"), 10);
    assertThat(abroad(plan)).extracting(WorkerRuntimeTest::essence).isEqualTo(local(plan));
  }

  /** The worker has no such file: what it plays by has travelled. */
  @Test
  void aPluginTravels() throws IOException {
    Plugins.install(List.of(PluginSource.HEAP.save(home)), null);
    try {
      var plan = plan("heap", List.of("random", "greedy"), 5);
      var here = local(plan);
      var payload = FileCollector.pack(plan);
      Plugins.install(List.of(), null);
      Files.delete(home.resolve("Heap.java"));
      var games = WorkerRuntime.of(payload, worker).play(0, here.size(), LONG, () -> false).games();
      assertThat(games).extracting(WorkerRuntimeTest::essence).isEqualTo(here);
    } finally {
      Plugins.install(List.of(), null);
    }
  }

  @Test
  void timeEndsABlockButNotBeforeItsFirstGame() {
    var plan = plan("tic-tac-toe", List.of("random", "greedy"), 10);
    var runtime = WorkerRuntime.of(FileCollector.pack(plan), worker);
    var batch = runtime.play(4, 9, 1, () -> false);
    assertThat(batch.games()).singleElement().extracting(g -> g.scheduled().index()).isEqualTo(4);
    assertThat(runtime.play(4, 9, LONG, () -> true).games()).isEmpty();
  }

  @Test
  void filesOfTheGameTravel() throws IOException {
    var map = Files.writeString(home.resolve("map"), "A,B\nB,C\nC,D\n");
    var init = Files.writeString(home.resolve("init"), "A,5,-1\nB,2,0\nC,3,0\nD,4,1\n");
    var plan = plan("war:map=" + map + ",init=" + init, List.of("random", "minimax:depth=2"), 4);
    var expected = local(plan);
    var payload = FileCollector.pack(plan);
    assertThat(payload.places()).containsOnlyKeys(map.toString(), init.toString());
    Files.delete(map);
    Files.delete(init);
    var games = WorkerRuntime.of(payload, worker).play(0, 16, LONG, () -> false).games();
    assertThat(games).extracting(WorkerRuntimeTest::essence).isEqualTo(expected);
  }

  @Test
  void filesOfOneNameDoNotMeet() throws IOException {
    var words = new ArrayList<String>();
    var payload = new JobPayload("{}");
    for (String student : List.of("ann", "bob")) {
      var file = Files.createDirectories(home.resolve(student)).resolve("bot.py");
      Files.writeString(file, student);
      assertThat(file.toFile().setExecutable(true)).isTrue();
      words.add(file.toString());
      payload.pack(file.toString());
    }
    payload.unpack(worker);
    String line = "process:command=\"python3 " + words.get(1) + " -v\"";
    String moved = FileCollector.moved(line, payload, worker);
    assertThat(moved).startsWith("process:command=\"python3 ").endsWith("bot.py -v\"");
    var copy = Path.of(moved.split(" ")[1]);
    assertThat(copy).hasContent("bob").isExecutable().startsWith(worker);
    assertThat(FileCollector.atHome("cannot read " + copy, payload, worker))
        .isEqualTo("cannot read " + words.get(1));
  }

  /** A program in the simplest protocol that plays the first legal move. */
  private static final String FIRST =
      "#!/bin/sh\nwhile read -r position && read -r first rest; do echo $first; done\n";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {"first.sh | %s", "my first.sh | sh '%s'", "first.sh | sh -c 'exec sh %s'"})
  void aProgramTravelsAndPlays(String name, String command) throws IOException {
    var bot = Files.writeString(home.resolve(name), FIRST);
    assertThat(bot.toFile().setExecutable(true)).isTrue();
    var agent = new Spec("process", Map.of("mode", "plain", "command", command.formatted(bot)));
    var plan = plan("tic-tac-toe", List.of("random", agent.toString()), 1);
    var expected = local(plan);
    var payload = FileCollector.pack(plan);
    Files.delete(bot);
    var games = WorkerRuntime.of(payload, worker).play(0, 4, LONG, () -> false).games();
    assertThat(games).extracting(WorkerRuntimeTest::essence).isEqualTo(expected);
    assertThat(games).extracting(Transcript::fault).containsOnlyNulls();
  }

  /** As a league names what was handed in: by its folder, with all that lies in it. */
  @Test
  void aHandInTravelsWithItsFolder() throws IOException {
    var folder = Files.createDirectory(home.resolve("handed in"));
    Files.writeString(folder.resolve("bot.sh"), "read -r _ < ./data && . ./rest\n");
    Files.writeString(folder.resolve("data"), "some\n");
    Files.writeString(folder.resolve("rest"), FIRST);
    var settings = Map.of("mode", "plain", "command", "sh ./bot.sh", "folder", folder.toString());
    var plan = plan("tic-tac-toe", List.of("random", new Spec("process", settings).toString()), 1);
    var expected = local(plan);
    var payload = FileCollector.pack(plan);
    for (String name : List.of("bot.sh", "data", "rest")) {
      Files.delete(folder.resolve(name));
    }
    Files.delete(folder);
    var games = WorkerRuntime.of(payload, worker).play(0, 4, LONG, () -> false).games();
    assertThat(games).extracting(WorkerRuntimeTest::essence).isEqualTo(expected);
    assertThat(games).extracting(Transcript::fault).containsOnlyNulls();
  }

  @Test
  void aProgramThatIsNotThereIsAFaultThatNamesTheHost() {
    var agents = List.of("random", "process:mode=plain,command=no-such-program");
    var games = abroad(plan("tic-tac-toe", agents, 1));
    for (var game : games) {
      boolean alone = game.scheduled().first() == 0 && game.scheduled().second() == 0;
      assertThat(game.fault()).isEqualTo(alone ? null : Fault.CRASH);
      assertThat(game.outcome().reason().endsWith(" (on " + WorkerRuntime.host() + ")"))
          .isNotEqualTo(alone);
    }
  }
}
