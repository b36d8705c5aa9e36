package plyground.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.LegalMoves;
import plyground.core.Position;

/** The boards in a real browser, played as a person would: mouse, finger, keyboard. */
@Tag("browser")
final class BoardsIT {
  private static final int LONGEST = 80;

  private static final List<String> GAMES =
      List.of(
          "tic-tac-toe",
          "othello",
          "othello:size=8",
          "war-of-life",
          "labyrinth:treasures=2",
          "labyrinth:limit=300",
          "war",
          "war:map=random,size=30,held=3,seed=9");

  @SuppressWarnings("NullAway.Init")
  private static Browser browser;

  @BeforeAll
  static void open() {
    browser = new Browser();
  }

  @AfterAll
  static void close() {
    browser.close();
  }

  /** Every game to its end against an agent, with the mouse. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tic-tac-toe | random",
        "othello | greedy",
        "war-of-life | random",
        "labyrinth:treasures=1,limit=40 | h1",
        "war:map=random,size=12,held=2,seed=4 | greedy",
      })
  void aWholeGameWithTheMouse(String game, String opponent) {
    var page = play(game, opponent, Browser.DESKTOP);
    var random = new Random(7);
    for (int turn = 0; turn < LONGEST && !over(page); turn++) {
      move(page, random, Locator::click);
    }
    assertThat(over(page)).as("the game is over").isTrue();
    assertThat(shown(page)).isEqualTo(page.locator("#position").inputValue());
    Browser.assertForEveryone(page);
    page.context().close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tic-tac-toe",
        "othello",
        "war-of-life",
        "labyrinth:treasures=1,limit=40",
        "war:map=random,size=12,held=2,seed=4"
      })
  void aTurnOnAPhoneInTheDark(String game) {
    var path = Browser.address("/play", "game", game, "p1", "human", "p2", "random");
    var page = browser.open(path, Browser.PHONE, ColorScheme.DARK, ReducedMotion.REDUCE);
    ready(page);
    String before = shown(page);
    move(page, new Random(3), Locator::tap);
    assertThat(shown(page)).isNotEqualTo(before);
    Browser.assertForEveryone(page);
    page.context().close();
  }

  /** Two steps a move, no mouse from the first key to the end of the game. */
  @Test
  void aWholeGameWithTheKeyboard() {
    var page = play("war-of-life", "random", Browser.DESKTOP);
    tabToBoard(page);
    var random = new Random(11);
    for (int turn = 0; turn < LONGEST && !over(page); turn++) {
      keyed(page, random);
      ready(page);
    }
    assertThat(over(page)).as("the game is over").isTrue();
    assertThat(page.locator(".board [aria-live]").textContent()).contains("moves from row");
    page.context().close();
  }

  private static void tabToBoard(Page page) {
    for (int i = 0; i < 40; i++) {
      page.keyboard().press("Tab");
      if (page.locator(".board .square:focus").count() == 1) {
        return;
      }
    }
    throw new AssertionError("no tab stop on the board");
  }

  /** A piece, then a square. */
  private static void keyed(Page page, Random random) {
    for (int step = 0; step < 2; step++) {
      for (int i = random.nextInt(4); i >= 0; i--) {
        page.keyboard().press("PageDown");
      }
      assertThat(page.locator(".board .square:focus"))
          .hasAttribute("aria-label", Pattern.compile(".*can be played"));
      page.keyboard().press("Enter");
    }
  }

  @Test
  void escapeTakesTheShiftBack() {
    var page = play("labyrinth", "random", Browser.DESKTOP);
    String before = shown(page);
    page.locator("[data-square='4/up']").click();
    assertThat(page.locator(".board .lit").first()).isAttached();
    assertThat(page.locator(".board-says")).containsText("lit squares");
    page.keyboard().press("Escape");
    assertThat(page.locator(".board .lit")).hasCount(0);
    assertThat(page.locator("[data-square='4/up']")).hasClass(Pattern.compile(".*legal.*"));
    assertThat(shown(page)).isEqualTo(before);
    page.context().close();
  }

  @Test
  void hintsStandOnTheMoves() {
    var page = play("othello", "random", Browser.DESKTOP);
    page.locator("#hint").click();
    assertThat(page.locator(".board .hint")).hasCount(4);
    assertThat(page.locator(".board .hint.best").first()).isVisible();
    page.context().close();
  }

  /** With motion the stones turn one after the other, and the board is the right one in the end. */
  @Test
  void stonesTurn() {
    var path = Browser.address("/play", "game", "othello", "p1", "human", "p2", "random");
    var page = browser.open(path, Browser.DESKTOP, ColorScheme.LIGHT, ReducedMotion.NO_PREFERENCE);
    ready(page);
    page.locator("[data-square='1,3']").click();
    assertThat(page.locator(".board[data-busy]")).isAttached();
    ready(page);
    assertThat(page.locator(".board .pieces .stone")).hasCount(6);
    page.context().close();
  }

  /** A position that comes in the middle of a slide is the one that is shown, and no other. */
  @Test
  void aNewPositionEndsWhatMoves() {
    var page =
        browser.open(
            "/microscope", Browser.DESKTOP, ColorScheme.LIGHT, ReducedMotion.NO_PREFERENCE);
    var played = Played.atRandom(Catalogue.load(MoveInput.NOBODY).open("labyrinth"), 1);
    var texts = List.of(played.start(), played.moves().getFirst(), played.positions().get(4));
    assertThat(page.evaluate(INTERRUPT, texts)).isEqualTo(true);
    page.context().close();
  }

  private static final String INTERRUPT =
      """
      async ([start, move, later]) => {
        const { createBoard } = await import("/boards/board.js");
        const make = (position, legal) => {
          const place = document.body.appendChild(document.createElement("div"));
          return [place, createBoard(place, { game: "labyrinth", position, legal, input: true })];
        };
        const [place, board] = make(start, [move]);
        const arrow = place.querySelector(`[data-square="${move.split(":")[0]}"]`);
        arrow.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, 100));
        await board.update({ position: later, legal: [] });
        await new Promise((resolve) => setTimeout(resolve, 600));
        const [fresh] = make(later, []);
        const drawn = (where) => where.querySelector(".pieces").innerHTML;
        return drawn(place) === drawn(fresh);
      }
      """;

  /** What the browser makes of a move is what the engine makes of it. */
  @Test
  void theBrowserPlaysByTheRules() {
    var page = browser.open("/microscope", Browser.DESKTOP);
    for (String game : GAMES) {
      for (long seed = 1; seed <= 5; seed++) {
        var played = Played.atRandom(Catalogue.load(MoveInput.NOBODY).open(game), seed);
        var positions = page.evaluate(PLAY, List.of(game, played.start(), played.moves()));
        assertThat(positions).as("%s, seed %d", game, seed).isEqualTo(played.positions());
      }
    }
    page.context().close();
  }

  private static final String PLAY =
      """
      async ([name, start, moves]) => {
        const { rules } = await import("/boards/board.js");
        const { map } = await (await fetch(`/api/games/${encodeURIComponent(name)}`)).json();
        const game = rules(name, map);
        const positions = [];
        for (const move of moves) {
          game.describe(positions.at(-1) ?? start, move);
          positions.push(game.play(positions.at(-1) ?? start, move));
        }
        return positions;
      }
      """;

  /** A game played at random by the engine, in words. */
  private record Played(String start, List<String> moves, List<String> positions) {
    static <P extends Position<P>> Played atRandom(OpenGame<P> open, long seed) {
      var random = new Random(seed);
      var game = open.game();
      P position = game.start(random);
      var played = new Played(game.format(position), new ArrayList<>(), new ArrayList<>());
      for (int i = 0; i < LONGEST && !position.over(); i++) {
        int[] legal = LegalMoves.of(game, position);
        int move = legal[random.nextInt(legal.length)];
        played.moves.add(game.formatMove(position, move));
        position = position.play(move);
        played.positions.add(game.format(position));
      }
      return played;
    }
  }

  private static Page play(String game, String opponent, int width) {
    var path = Browser.address("/play", "game", game, "seed", "5", "p1", "human", "p2", opponent);
    var page = browser.open(path, width);
    ready(page);
    return page;
  }

  /** Waits until it is our turn or the game is over. */
  private static void ready(Page page) {
    page.locator(".board[data-input], #status.won").first().waitFor();
  }

  private static boolean over(Page page) {
    return page.locator("#status.won").count() > 0;
  }

  private static String shown(Page page) {
    return page.locator(".board").getAttribute("data-position");
  }

  /** One move of ours, in as many steps as it takes, and the answer. */
  private static void move(Page page, Random random, java.util.function.Consumer<Locator> point) {
    String before = shown(page);
    for (int step = 0; step < 2 && shown(page).equals(before); step++) {
      var squares = page.locator(".board .square.legal");
      var actions = page.locator(".board-actions [data-move]");
      boolean action = actions.count() > 0;
      var choices = action ? actions : squares;
      if (choices.count() == 0) {
        break;
      }
      point.accept(choices.nth(random.nextInt(choices.count())));
    }
    assertThat(page.locator(".board")).not().hasAttribute("data-position", before);
    ready(page);
  }
}
