package plyground.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games and agents are chosen alike on every page. */
@Tag("browser")
@ExtendWith(SharedBrowser.class)
final class PickersIT {
  private static final String[] LEVELS = {"Easy", "Medium", "Strong"};

  @SuppressWarnings("NullAway.Init")
  private static Browser browser;

  @BeforeAll
  static void open(Browser shared) {
    browser = shared;
  }

  /** A page that asks for a game, how its picker is opened, and how many agents it asks for. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/play | #new | 2",
        "/watch?game=tic-tac-toe | #new | 2",
        "/tournaments | #new | 3",
        "/microscope | .game-choice > summary | 1",
        "/race | .game-choice > summary | 3",
        "/agents | .game-choice > summary | 0",
        "/workbench | .game-choice > summary | 0",
      })
  void everyPageHasTheSamePickers(String path, String opens, int agents) {
    var page = browser.open(path, Browser.DESKTOP);
    if (path.equals("/race")) {
      page.locator("html[data-ready]").waitFor();
      page.locator("#race-setup > summary").click();
    }
    page.locator(opens).first().click();
    var games = page.getByRole(AriaRole.RADIOGROUP, GAME);
    assertThat(games).hasCount(1);
    assertThat(games.locator("label")).hasCount(12);
    assertThat(games.locator("label").nth(7)).hasText("Othello");
    assertThat(games.locator("img")).hasCount(12);
    assertThat(page.locator("input[list]")).hasCount(0);
    assertThat(page.locator("select option[value=hex]")).hasCount(0);
    assertThat(page.locator(".chips")).hasCount(agents);
    for (var chips : page.locator(".chips").all()) {
      var labels = chips.locator("label").allTextContents();
      assertThat(labels.subList(labels.size() - 3, labels.size())).containsExactly(LEVELS);
    }
    assertThat(page.locator(".agent-more > summary").filter(SAYS_MORE)).hasCount(agents);
    page.context().close();
  }

  /** A lesson has some games only, each as it is taught. */
  @Test
  void aLessonOffersItsGamesInTheSamePicker() {
    var page = browser.open("/learn/beat-random?game=othello", Browser.DESKTOP);
    page.locator("html[data-ready]").waitFor();
    page.locator(".game-choice > summary").click();
    var games = page.getByRole(AriaRole.RADIOGROUP, GAME);
    assertThat(games.locator("label")).hasCount(6);
    assertThat(games.locator(":checked")).hasValue("othello");
    games.locator("label").filter(new Locator.FilterOptions().setHasText("Labyrinth")).click();
    assertThat(page).hasURL(Pattern.compile("game=labyrinth%3Atreasures%3D1$"));
    assertThat(page.locator(".game-choice > summary")).containsText("Labyrinth");
    page.context().close();
  }

  private static final Page.GetByRoleOptions GAME =
      new Page.GetByRoleOptions().setName("Game").setExact(true);

  private static final Locator.FilterOptions SAYS_MORE =
      new Locator.FilterOptions().setHasText(Pattern.compile("agents? and (its|their) parameters"));

  /**
   * What is asked for by its name with parameters is chosen in the picker, and the other way round.
   */
  @Test
  void aGameAndItsParametersAreChosenWhereAPageIsAboutOne() {
    var page = browser.open("/agents?game=othello:size=8", Browser.PHONE);
    var summary = page.locator(".game-choice > summary");
    assertThat(summary).hasText("Game: Othello, size 8");
    assertThat(page.locator("#levels a").first())
        .hasAttribute("href", Pattern.compile("game=othello%3Asize%3D8"));
    summary.click();
    Browser.assertForEveryone(page);
    assertThat(page.locator("[data-parameter=size]")).hasValue("8");
    page.locator(".games label").filter(new Locator.FilterOptions().setHasText("Hex")).click();
    assertThat(summary).hasText("Game: Hex");
    assertThat(page.locator(".games")).isHidden();
    assertThat(page).hasURL(Pattern.compile("game=hex$"));
    summary.focus();
    page.keyboard().press("Enter");
    page.locator(".game-choice-panel summary").click();
    page.locator("[data-parameter=size]").fill("5");
    page.keyboard().press("Tab");
    assertThat(summary).hasText("Game: Hex, size 5");
    assertThat(page).hasURL(Pattern.compile("game=hex%3Asize%3D5$"));
    assertThat(page.locator(".games")).isHidden(); // the keyboard went on
    summary.focus();
    page.keyboard().press("Enter");
    page.keyboard().press("Tab");
    page.keyboard().press("ArrowDown");
    assertThat(summary).hasText("Game: Kalah");
    assertThat(page.locator(".games")).isVisible();
    page.keyboard().press("Escape");
    assertThat(page.locator(".games")).isHidden();
    page.navigate(page.url().replaceFirst("game=.*", "game=nothing"));
    assertThat(page.locator("#trouble")).containsText("nothing");
    assertThat(summary).hasText("Game: Othello");
    page.context().close();
  }

  /**
   * A formula comes along, a level is what plays, and another search looks as far as the one
   * before.
   */
  @Test
  void theMicroscopeSearchesAsTheAgentIsChosen() {
    String formula = "alphabeta:depth=2,formula=discs";
    var page =
        browser.open(
            Browser.address("/microscope", "game", "othello", "agent", formula), Browser.DESKTOP);
    page.locator("[data-ready=microscope]").waitFor();
    assertThat(page).hasURL(Pattern.compile("formula%3Ddiscs"));
    page.locator("#scope-agent .agent-name").selectOption("minimax");
    assertThat(page.locator("#scope-agent [data-parameter=depth]")).hasValue("2");
    page.getByLabel("Easy").check();
    page.locator("#scope-run").click();
    assertThat(page).hasURL(Pattern.compile("agent=pvs%3Adepth%3D1%2Cendgame%3Doff(&|$)"));
    assertThat(page.locator("#scope-compare tbody tr").last()).containsText("PVS (shown)");
    page.locator(".game-choice > summary").click();
    page.locator(".games input[value=kalah]").check();
    assertThat(page).hasURL(Pattern.compile("game=kalah"));
    assertThat(page.locator("#scope-count")).hasText(Pattern.compile("1 of \\d+"));
    page.context().close();
  }

  /** At the board, under it, where it says whose turn it is, and where one chooses who plays. */
  @ParameterizedTest
  @CsvSource({
    "othello, black, black, white, white",
    "war-of-life, blue, blue, red, red",
    "war, Union, blue, Confederacy, grey",
  })
  void sidesHaveTheSameNamesEverywhere(
      String game, String first, String tone, String second, String otherTone) {
    var page =
        browser.open(
            Browser.address("/play", "game", game, "p1", "human", "p2", "human"), Browser.DESKTOP);
    GamePage.ready(page);
    var names = new String[] {first, second};
    var tones = new String[] {tone, otherTone};
    var seats = new String[] {"#seat-first", "#seat-second"};
    for (int side = 0; side < 2; side++) {
      var seat = page.locator(seats[side]);
      assertThat(seat.locator(".who")).hasText(names[side]);
      assertThat(seat).hasClass(Pattern.compile("side-" + tones[side]));
      var standing = page.locator(".board-player").nth(side);
      assertThat(standing).containsText(names[side]);
      assertThat(standing).hasClass(Pattern.compile("tone-" + tones[side]));
    }
    assertThat(page.locator(".board-says"))
        .containsText(Pattern.compile(first, Pattern.CASE_INSENSITIVE));
    page.keyboard().press("n");
    assertThat(page.locator("#setup legend"))
        .hasText(
            new String[] {
              "Game", "Who plays " + first + " and begins?", "Who plays " + second + "?"
            });
    page.context().close();
  }
}
