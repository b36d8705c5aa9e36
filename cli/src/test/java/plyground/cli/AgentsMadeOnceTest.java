package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.agents.AgentProvider;
import plyground.agents.OpenGame;
import plyground.arena.store.Store;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.spi.AgentDescriptor;
import plyground.web.json.Body;
import plyground.web.live.AccessPolicy;
import plyground.web.live.Visitor;
import plyground.web.tournament.LabTournaments;
import plyground.web.tournament.TournamentStore;

/**
 * A name becomes as many agents as there are seats for it, on one thread one, and none is made to
 * be thrown away: an agent may be a program, or have a large table.
 */
final class AgentsMadeOnceTest {
  private static final AtomicInteger MADE = new AtomicInteger();
  private static final Duration LONG = Duration.ofSeconds(20);

  @TempDir Path folder = Path.of("");
  private ClassLoader before = ClassLoader.getSystemClassLoader();
  private URLClassLoader here = new URLClassLoader(new URL[0]);

  /** Counts its agents, which play the first move there is. */
  public static final class Counted<P extends Position<P>> implements AgentProvider<P> {
    @Override
    public String game() {
      return "tic-tac-toe";
    }

    @Override
    public List<AgentDescriptor<P>> agents(OpenGame<P> open) {
      return List.of(
          new AgentDescriptor<>(
              "counted",
              "counts how often it is made",
              List.of(),
              (game, _) -> {
                MADE.incrementAndGet();
                return (position, _) -> LegalMoves.of(game, position)[0];
              }));
    }
  }

  /** The service loader looks where the thread says; nobody else finds the agent. */
  @BeforeEach
  void announce() throws IOException {
    var services = Files.createDirectories(folder.resolve("here/META-INF/services"));
    Files.writeString(services.resolve(AgentProvider.class.getName()), Counted.class.getName());
    before = Thread.currentThread().getContextClassLoader();
    here = new URLClassLoader(new URL[] {folder.resolve("here").toUri().toURL()}, before);
    Thread.currentThread().setContextClassLoader(here);
    MADE.set(0);
  }

  @AfterEach
  void forget() throws IOException {
    Thread.currentThread().setContextClassLoader(before);
    here.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          match tic-tac-toe counted random --games 4                        | 1
          match tic-tac-toe counted counted --games 4                       | 2
          match tic-tac-toe counted random --games 4 --openings 1           | 1
          match tic-tac-toe counted random --games 4 --store FOLDER/games.db | 1
          tournament tic-tac-toe counted random greedy --games 2            | 2
          tournament tic-tac-toe counted random greedy --games 2 --no-mirror | 1
          sweep tic-tac-toe minimax:depth={1,2} --against counted --games 2 | 1
          """)
  void commandsMakeAnAgentASeat(String line, int seats) {
    var words = (line + " --threads 1").replace("FOLDER", folder.toString());
    var run = Runs.of(words.split(" "));
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(MADE).hasValue(seats);
  }

  @Test
  void soDoesALabsTournament() throws InterruptedException {
    try (var store = Store.open(folder.resolve("lab.db").toString());
        var tournaments =
            new LabTournaments(
                new AccessPolicy(false, List.of()), kept(store), 2, "test", _ -> "", _ -> {})) {
      var form =
          Body.parse("{\"game\":\"tic-tac-toe\",\"agents\":[\"counted\",\"random\"],\"games\":2}");
      String state = tournaments.create(form, new Visitor("client", "session"));
      for (long end = System.nanoTime() + LONG.toNanos(); !state.contains("\"finished\":true"); ) {
        assertThat(System.nanoTime()).as(state).isLessThan(end);
        Thread.sleep(5);
        state = tournaments.text(1);
      }
    }
    assertThat(MADE).hasValue(1);
  }

  private static TournamentStore kept(Store store) {
    return new TournamentStore() {
      @Override
      public boolean kept() {
        return true;
      }

      @Override
      public Store get() {
        return store;
      }
    };
  }
}
