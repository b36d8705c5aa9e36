package plyground.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Many people at once; how fast they are served is measured in bench/web.md. */
@Tag("slow")
final class LoadTest {
  private static final String STUDY =
      "{\"game\":\"othello:size=8\",\"agent\":\"pvs:time=2s\",\"every\":false}";

  @Test
  void boardsDoNotWaitForSearches() throws InterruptedException, ExecutionException {
    try (var lab = Lab.open(LabOptions.quiet());
        var people = Executors.newVirtualThreadPerTaskExecutor()) {
      var client = new Client(lab);
      List<Future<Client.Answer>> studies = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        studies.add(people.submit(() -> client.post("/api/analyse", STUDY)));
      }
      while (client.get("/api/status").number("waiting") == 0) {
        Client.pause();
      }
      var games = new ArrayList<Future<Long>>();
      for (int i = 0; i < 40; i++) {
        games.add(people.submit(() -> twoMoves(client)));
      }
      assertThat(games.getFirst().get()).isEqualTo(4);
      // Eight studies of a second or more, few at a time: some cannot be done yet.
      assertThat(studies.stream().filter(Future::isDone).count()).isLessThan(8);
      for (var game : games) {
        assertThat(game.get()).isEqualTo(4);
      }
      for (var study : studies) {
        assertThat(study.get().status()).isEqualTo(200);
      }
    }
  }

  private static long twoMoves(Client client) {
    var state = client.match("tic-tac-toe", "human", "random");
    String id = state.string("id");
    for (int at = 0; at < 4; at += 2) {
      String move = String.valueOf(state.list("legal").getFirst());
      client.post(
          "/api/matches/" + id + "/moves", "{\"move\":\"%s\",\"at\":%d}".formatted(move, at));
      state = client.settled(id);
    }
    return state.number("at");
  }
}
