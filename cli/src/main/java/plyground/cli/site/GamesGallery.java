package plyground.cli.site;

import java.util.Optional;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.play.SampleGame;
import plyground.core.Position;
import plyground.core.spi.GameDescriptor;
import plyground.views.SvgPainter;

/** All games there are, each with a picture of a game some moves old. */
final class GamesGallery {
  static final String ADDRESS = "all-games.html";
  private static final String FOLDER = "boards/";
  private static final String ENDING = ".svg";
  private static final int PLIES = 12;
  private static final long SEED = 3;

  private final Catalogue games = Catalogue.load(MoveInput.NOBODY);

  SitePage page() {
    var page = new ReferencePage(ADDRESS, "All games");
    page.paragraph(
        "Every game there is, twelve moves into a game of two easy opponents, drawn by the painter"
            + " that plyground show GAME --svg FILE uses.");
    page.raw("<div class=\"docs-gallery\">");
    for (var game : games.games()) {
      page.raw("<section>");
      page.heading(2, game.name(), game.name());
      page.raw(
          "<img src=\"%s%s%s\" alt=\"A position of %s\" width=\"320\" loading=\"lazy\">"
              .formatted(FOLDER, game.name(), ENDING, game.name()));
      page.paragraph(game.text().summary());
      page.code("plyground play " + game.name());
      page.raw("</section>");
    }
    page.raw("</div>");
    return page.page();
  }

  Iterable<String> pictures() {
    return games.games().stream().map(game -> FOLDER + game.name() + ENDING).toList();
  }

  /** The picture at an address of this gallery. */
  Optional<String> picture(String address) {
    return games.games().stream()
        .filter(game -> address.equals(FOLDER + game.name() + ENDING))
        .findFirst()
        .map(this::drawn);
  }

  private <P extends Position<P>> String drawn(GameDescriptor<P> game) {
    var open = games.open(game);
    return new SvgPainter<>(open.game(), open.view()).draw(position(open));
  }

  /** Some moves into a game, or the last position before its end. */
  private static <P extends Position<P>> P position(OpenGame<P> open) {
    var positions = SampleGame.positions(open, SEED, PLIES + 1);
    return positions.getLast().over() ? positions.get(positions.size() - 2) : positions.getLast();
  }
}
