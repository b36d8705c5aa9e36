package plyground.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The boards in a real browser, played as a person would: mouse, finger, keyboard. */
@Tag("browser")
@ExtendWith(SharedBrowser.class)
final class BoardsIT {
  @SuppressWarnings("NullAway.Init")
  private static Browser browser;

  @BeforeAll
  static void open(Browser shared) {
    browser = shared;
  }

  /** Every game to its end against an agent, with the mouse. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tic-tac-toe | random",
        "othello | greedy",
        "war-of-life | random",
        "labyrinth:treasures=1,limit=16 | h1",
        "war:map=random,size=12,held=2,seed=4 | greedy",
        "connect-four | greedy",
        "breakthrough:rows=4,columns=3 | random",
        "ultimate-tic-tac-toe | mcts:playouts=300",
        "hex:size=3 | random",
        "dice-race:squares=4 | expectiminimax:depth=2",
      })
  void aWholeGameWithTheMouse(String game, String opponent) {
    var page = GamePage.play(browser, game, opponent, Browser.DESKTOP);
    var random = new Random(7);
    for (int turn = 0; turn < GamePage.LONGEST && !GamePage.over(page); turn++) {
      GamePage.move(page, random, Locator::click);
    }
    assertThat(GamePage.over(page)).as("the game is over").isTrue();
    String last = page.locator("#position").inputValue();
    assertThat(page.locator(".board")).hasAttribute("data-position", last);
    Browser.assertForEveryone(page);
    page.context().close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tic-tac-toe",
        "othello",
        "war-of-life",
        "labyrinth:treasures=1,limit=16",
        "war:map=random,size=12,held=2,seed=4"
      })
  void aTurnOnAPhoneInTheDark(String game) {
    var path = Browser.address("/play", "game", game, "p1", "human", "p2", "random");
    var page = browser.open(path, Browser.PHONE, ColorScheme.DARK, ReducedMotion.REDUCE);
    GamePage.ready(page);
    String before = GamePage.shown(page);
    GamePage.move(page, new Random(3), Locator::tap);
    assertThat(GamePage.shown(page)).isNotEqualTo(before);
    Browser.assertForEveryone(page);
    page.context().close();
  }

  @Test
  void escapeTakesTheShiftBack() {
    var page = GamePage.play(browser, "labyrinth", "random", Browser.DESKTOP);
    String before = GamePage.shown(page);
    page.locator("[data-spot='4/up']").click();
    assertThat(page.locator(".board .lit").first()).isAttached();
    assertThat(page.locator(".board-says")).containsText("lit squares");
    page.keyboard().press("Escape");
    assertThat(page.locator(".board .lit")).hasCount(0);
    assertThat(page.locator("[data-spot='4/up']")).hasClass(Pattern.compile(".*legal.*"));
    assertThat(GamePage.shown(page)).isEqualTo(before);
    page.context().close();
  }

  @Test
  void hintsStandOnTheMoves() {
    var page = GamePage.play(browser, "othello", "random", Browser.DESKTOP);
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
    GamePage.ready(page);
    page.locator("[data-spot='1,3']").click();
    assertThat(page.locator(".board[data-busy]")).isAttached();
    GamePage.ready(page);
    assertThat(page.locator(".board .pieces .disc")).hasCount(6);
    page.context().close();
  }

  /** A position that comes in the middle of a slide is the one that is shown, and no other. */
  @Test
  void aNewPositionEndsWhatMoves() {
    var page =
        browser.open(
            "/microscope", Browser.DESKTOP, ColorScheme.LIGHT, ReducedMotion.NO_PREFERENCE);
    var engine = Engine.of("labyrinth");
    String start = engine.start();
    String later = engine.after(start, engine.someMoves(start, 4));
    assertThat(page.evaluate(INTERRUPT, List.of(start, "4/up", later))).isEqualTo(true);
    page.context().close();
  }

  private static final String INTERRUPT =
      """
      async ([start, arrow, later]) => {
        const { createBoard } = await import("/boards/board.js");
        const game = await (await fetch("/api/games/labyrinth")).json();
        const make = async (position, input) => {
          const place = document.body.appendChild(document.createElement("div"));
          const board = createBoard(place, { game });
          await board.update({ position, input });
          return [place, board];
        };
        const [place, board] = await make(start, true);
        const spot = place.querySelector(`[data-spot="${arrow}"]`);
        spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, 100));
        await board.update({ position: later, input: false });
        await new Promise((resolve) => setTimeout(resolve, 600));
        const [fresh] = await make(later, false);
        const drawn = (where) => where.querySelector(".tiles").innerHTML + where.querySelector(".pieces").innerHTML;
        return drawn(place) === drawn(fresh);
      }
      """;

  /** A skin is beauty alone: without one a whole game can be played, and the engine agrees. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "tic-tac-toe",
        "othello",
        "war-of-life",
        "labyrinth:treasures=1,limit=20",
        "war:map=random,size=12,held=2,seed=4"
      })
  void aWholeGameOnABoardWithoutASkin(String game) {
    var page = browser.open("/rules", Browser.DESKTOP);
    var played = (Map<?, ?>) page.evaluate(WITHOUT_SKIN, game);
    var moves =
        ((List<?>) Objects.requireNonNull(played.get("moves")))
            .stream().map(String::valueOf).toList();
    assertThat(moves).hasSizeGreaterThan(3);
    assertThat(Engine.of(game).after(String.valueOf(played.get("start")), moves))
        .isEqualTo(played.get("position"));
    assertThat(String.valueOf(played.get("class"))).doesNotContain("skin-");
    page.context().close();
  }

  private static final String WITHOUT_SKIN =
      """
      async (name) => {
        const { createBoard } = await import("/boards/board.js");
        const game = await (await fetch(`/api/games/${encodeURIComponent(name)}`)).json();
        const place = document.body.appendChild(document.createElement("div"));
        let chosen = null;
        const board = createBoard(place, { game, skin: false, onMove: (move) => (chosen = move) });
        const root = place.querySelector(".board");
        await board.update({ position: game.start, input: true });
        const moves = [];
        let seed = 1;
        while (root.dataset.input !== undefined && moves.length < 60) {
          const from = root.dataset.position;
          chosen = null;
          while (chosen === null) {
            const choices = root.querySelectorAll(".spot.legal, .board-actions [data-move]");
            seed = (seed * 69069 + 1) % 2 ** 32;
            const click = new MouseEvent("click", { bubbles: true });
            choices[Math.floor((seed / 2 ** 32) * choices.length)].dispatchEvent(click);
            await new Promise((resolve) => setTimeout(resolve));
          }
          moves.push(chosen);
          await board.update({ position: from, moves: [chosen], input: true });
        }
        const { className, dataset } = root;
        return { start: game.start, moves, position: dataset.position, class: className };
      }
      """;
}
