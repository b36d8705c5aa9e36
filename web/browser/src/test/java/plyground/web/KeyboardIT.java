package plyground.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The boards without a mouse. */
@Tag("browser")
@ExtendWith(SharedBrowser.class)
final class KeyboardIT {
  /** Nobody presses a key more often to come to a square. */
  private static final int LONGEST = 100;

  @SuppressWarnings("NullAway.Init")
  private static Browser browser;

  @BeforeAll
  static void open(Browser shared) {
    browser = shared;
  }

  /** No mouse from the first key to the end of the game. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tic-tac-toe | takes",
        "othello | turn",
        "war-of-life | moves from ",
        "labyrinth:treasures=1,limit=16 | and walks to ",
        "kalah:pits=3,seeds=2 | plays",
        "dots-and-boxes:rows=1,columns=2 | plays",
        "war:map=random,size=12,held=2,seed=4 | to",
      })
  void aWholeGameWithTheKeyboard(String game, String words) {
    var page = GamePage.play(browser, game, "random", Browser.DESKTOP);
    tabToBoard(page);
    var random = new Random(11);
    for (int turn = 0; turn < GamePage.LONGEST && !GamePage.over(page); turn++) {
      keyed(page, random);
      GamePage.ready(page);
    }
    assertThat(GamePage.over(page)).as("the game is over").isTrue();
    assertThat(page.locator(".board [aria-live]").textContent()).contains(words);
    page.context().close();
  }

  private static void tabToBoard(Page page) {
    for (int i = 0; i < 40; i++) {
      page.keyboard().press("Tab");
      if (page.locator(".board .spot:focus").count() == 1) {
        return;
      }
    }
    throw new AssertionError("no tab stop on the board");
  }

  private static boolean onPlayable(Page page) {
    return page.locator(".board .spot.legal:focus").count() == 1;
  }

  /** One move, in as many steps as it takes. */
  private static void keyed(Page page, Random random) {
    String before = GamePage.shown(page);
    do {
      if (page.locator(".board .spot.legal").count() == 0) {
        page.locator(".board-actions [data-move]").first().focus();
      } else {
        // The opponent's last frame may be drawn in between, with the focus where it was before.
        for (int i = random.nextInt(4); i >= 0 || (i > -LONGEST && !onPlayable(page)); i--) {
          page.keyboard().press("PageDown");
        }
        assertThat(page.locator(".board .spot:focus"))
            .hasAttribute("aria-label", Pattern.compile(".*can be played.*"));
      }
      page.keyboard().press("Enter");
    } while (GamePage.halfMade(page, before));
    assertThat(page.locator(".board")).not().hasAttribute("data-position", before);
    page.locator(".board .spot[tabindex='0']").focus();
  }
}
