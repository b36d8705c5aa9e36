package plyground.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.Javalin;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.core.InputException;

final class LabLogTest {
  @TempDir Path folder;

  private LabLog log() {
    return new LabLog(folder.resolve("100% lab.log").toString());
  }

  private Path newest() {
    return folder.resolve("100% lab.log0");
  }

  @Test
  void whatShouldNotHappenIsWrittenDownWithTheRequestAndTheStack() throws Exception {
    try (var log = log()) {
      var server =
          Javalin.create(
              config -> {
                config.startup.showJavalinBanner = false;
                config.routes.get(
                    "/broken",
                    _ -> {
                      throw new IllegalStateException("no such thing");
                    });
                config.routes.get(
                    "/wrong",
                    _ -> {
                      throw new InputException("a wrong word");
                    });
                Failures.register(config.routes, log, new Pages(false));
              });
      server.start("127.0.0.1", 0);
      try {
        assertThat(status(server.port(), "/broken")).isEqualTo(500);
        assertThat(status(server.port(), "/wrong")).isEqualTo(400);
      } finally {
        server.stop();
      }
    }
    assertThat(newest())
        .content()
        .contains("GET /broken", "IllegalStateException: no such thing", "at plyground.web")
        .doesNotContain("a wrong word");
  }

  private static int status(int port, String path) throws Exception {
    var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path)).build();
    try (var client = HttpClient.newHttpClient()) {
      return client.send(request, BodyHandlers.discarding()).statusCode();
    }
  }

  @Test
  void theLogStaysSmall() throws IOException {
    try (var log = log()) {
      var failure = new IllegalStateException("x".repeat(100_000));
      for (int i = 0; i < 150; i++) {
        log.failure("GET /", failure);
        log.request("127.0.0.1", "GET", "/" + "y".repeat(100_000), 200, 1.26);
      }
    }
    for (String name : List.of("100% lab.log", "requests.log")) {
      try (var files = Files.list(folder)) {
        var sizes =
            files
                .filter(file -> String.valueOf(file.getFileName()).startsWith(name))
                .map(file -> file.toFile().length())
                .toList();
        assertThat(sizes).as(name).hasSize(4).allMatch(size -> size < 3_000_000);
      }
    }
    assertThat(Files.readString(folder.resolve("requests.log0"))).endsWith(" 200 1.3 ms\n");
  }

  @Test
  void aSecondRunGoesOnBehindTheFirst() throws IOException {
    for (String where : new String[] {"GET /one", "GET /two"}) {
      try (var log = log()) {
        log.failure(where, new IllegalStateException("again"));
      }
    }
    assertThat(Files.readString(newest())).contains("GET /one", "GET /two");
  }
}
