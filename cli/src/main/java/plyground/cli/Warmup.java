package plyground.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import plyground.console.Plyground;

/** Does once what people do most, so that the launcher can keep the classes it takes. */
final class Warmup {
  private static final List<String> LOOKED_AT =
      List.of("", "style.css", "play/play.js", "boards/board.js", "api/games", "api/games/othello");

  private static final String GAME = "{\"game\":\"tic-tac-toe\",\"agents\":[\"random\",\"pvs\"]}";

  private final HttpClient http = HttpClient.newHttpClient();
  private final String address;

  private Warmup(String address) {
    this.address = address;
  }

  /**
   * @param address of a lab that is open
   */
  static void run(String address) throws InterruptedException {
    command("analyse", "tic-tac-toe", "--agent", "pvs", "--stdin", "--json");
    try {
      new Warmup(address).visit();
    } catch (IOException failure) {
      // The cache then holds a little less.
    }
  }

  private static void command(String... words) {
    var in = new ByteArrayInputStream("x.o/.x./... o\n".getBytes(StandardCharsets.UTF_8));
    var nowhere = new PrintWriter(Writer.nullWriter());
    new Plyground(in, nowhere, nowhere, () -> false).run(words);
  }

  private void visit() throws IOException, InterruptedException {
    for (String path : LOOKED_AT) {
      http.send(to(path).build(), HttpResponse.BodyHandlers.discarding());
    }
    var game =
        to("api/matches")
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(GAME));
    http.send(game.build(), HttpResponse.BodyHandlers.discarding());
  }

  private HttpRequest.Builder to(String path) {
    return HttpRequest.newBuilder(URI.create(address + path));
  }
}
