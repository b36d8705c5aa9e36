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
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.console.Plyground;
import plyground.core.Position;
import plyground.core.SplitMix;

/** Does once what people do most, so that the launcher can keep the classes it takes. */
final class Warmup {
  private final HttpClient http = HttpClient.newHttpClient();
  private final String address;

  private Warmup(String address) {
    this.address = address;
  }

  /**
   * @param address of a lab that is open
   */
  static void run(String address) throws InterruptedException {
    var catalogue = Catalogue.load(MoveInput.NOBODY);
    String game = catalogue.games().getFirst().name();
    analyse(catalogue.open(game));
    try {
      new Warmup(address).visit(game);
    } catch (IOException failure) {
      // The cache then holds a little less.
    }
  }

  private static <P extends Position<P>> void analyse(OpenGame<P> open) {
    var game = open.game();
    String start = game.format(game.start(new SplitMix(0))) + "\n";
    var in = new ByteArrayInputStream(start.getBytes(StandardCharsets.UTF_8));
    var nowhere = new PrintWriter(Writer.nullWriter());
    new Plyground(in, nowhere, nowhere, () -> false)
        .run("analyse", game.name(), "--agent", "pvs", "--depth", "3", "--stdin", "--json");
  }

  private void visit(String game) throws IOException, InterruptedException {
    for (String path : List.of("", "style.css", "play/play.js", "boards/board.js", "api/games")) {
      http.send(to(path).build(), HttpResponse.BodyHandlers.discarding());
    }
    http.send(to("api/games/" + game).build(), HttpResponse.BodyHandlers.discarding());
    var match =
        to("api/matches")
            .header("Content-Type", "application/json")
            .POST(
                HttpRequest.BodyPublishers.ofString(
                    "{\"game\":\"%s\",\"agents\":[\"random\",\"pvs\"]}".formatted(game)));
    http.send(match.build(), HttpResponse.BodyHandlers.discarding());
  }

  private HttpRequest.Builder to(String path) {
    return HttpRequest.newBuilder(URI.create(address + path));
  }
}
