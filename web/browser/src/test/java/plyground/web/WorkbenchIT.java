package plyground.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** An evaluator written in the browser: wrong and right, on boards, counted, rated, taken away. */
@Tag("browser")
final class WorkbenchIT {
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

  private static Page bench(String game, String formula, int width, ColorScheme colours) {
    String address = Browser.address("/workbench", "game", game, "formula", formula);
    var page = browser.open(address, width, colours, ReducedMotion.REDUCE);
    page.locator("[data-ready=workbench]").waitFor();
    assertThat(page.locator("#trouble")).hasText("");
    return page;
  }

  @Test
  void whatIsWrittenIsValuedAsOneTypes() {
    var page = bench("othello", "discs", Browser.DESKTOP, ColorScheme.LIGHT);
    assertThat(page.locator("#value")).hasText("2 for black to move");
    page.locator("#formula").fill("discs - opponnent.discs");
    assertThat(page.locator("#mistake")).containsText("formula, character 9: no feature");
    assertThat(page.locator("#mistake mark")).hasText("opponnent.discs");
    assertThat(page.locator("#rate")).isDisabled();
    page.locator("#formula").fill("");
    page.locator("#formula").pressSequentially("10 * corn");
    assertThat(page.locator("#completions button"))
        .hasText(new String[] {"corners", "corner_moves"});
    page.keyboard().press("ArrowDown");
    page.keyboard().press("ArrowRight");
    page.keyboard().press("ArrowLeft");
    page.keyboard().press("Enter");
    assertThat(page.locator("#formula")).hasValue("10 * corners");
    assertThat(page.locator("#mistake")).hasText("");
    page.locator("#formula").pressSequentially(" + empties");
    assertThat(page.locator("#value")).hasText("32 for black to move");
    Browser.assertForEveryone(page);
    page.context().close();
  }

  @Test
  void aBoardShowsWhatItSaysOfEveryMove() {
    var page = bench("othello", "discs - opponent.discs", Browser.PHONE, ColorScheme.DARK);
    assertThat(page.locator("#board .hint")).hasCount(4);
    assertThat(page.locator("#board .hint").first()).hasText("+3");
    page.locator("#board .legal").first().click();
    assertThat(page.locator("#value")).hasText("−3 for white to move");
    assertThat(page).hasURL(Pattern.compile(".*moves=.*"));
    page.reload();
    assertThat(page.locator("#value")).hasText("−3 for white to move");
    page.locator("#undo").click();
    assertThat(page.locator("#value")).hasText("0 for black to move");
    assertThat(page.locator("#boards li")).hasCount(6);
    page.locator("#boards button").nth(4).click();
    assertThat(page).hasURL(Pattern.compile(".*start=.*"));
    Browser.assertForEveryone(page);
    page.context().close();
  }

  @Test
  void statesAreCountedBesideTheHouse() {
    var page = bench("tic-tac-toe", "twos - opponent.twos", Browser.DESKTOP, ColorScheme.DARK);
    page.locator("#depth").selectOption("3");
    page.locator("#count").click();
    assertThat(page.locator("#states-text")).containsText("8 positions, depth 3; minimax visits");
    assertThat(page.locator("#states [data-evaluator=formula]")).containsText("your formula");
    assertThat(page.locator("#states [data-evaluator=lines]")).containsText("%");
    Browser.assertForEveryone(page);
    page.context().close();
  }

  @Test
  void aGoodFormulaIsTakenAwayAndABadOneIsTold() throws IOException {
    var page = bench("tic-tac-toe", "twos - opponent.twos", Browser.DESKTOP, ColorScheme.LIGHT);
    var download =
        page.waitForDownload(
            () ->
                page.locator("#languages a", new Page.LocatorOptions().setHasText("Java")).click());
    assertThat(download.suggestedFilename()).isEqualTo("MyFormula.java");
    assertThat(Files.readString(download.path()))
        .contains("twos - opponent.twos", "class MyFormula<P");
    page.locator("#rating-depth").selectOption("1");
    page.locator("#formula").fill("opponent.twos - twos");
    assertThat(page.locator("#value")).not().hasClass(Pattern.compile("stale"));
    page.waitForURL(Pattern.compile(".*formula=opponent.*"));
    page.locator("#rate").click();
    assertThat(page.locator("#rating-text a")).hasText("All games");
    assertThat(page.locator("#ratings")).containsText("your formula");
    assertThat(page.locator("#verdicts")).containsText("Against lines it scored");
    assertThat(page.locator("#verdicts")).containsText("so it is worse");
    Browser.assertForEveryone(page);
    page.context().close();
  }

  @Test
  void aLongRatingIsCancelled() {
    var page =
        bench("othello:size=8", "mobility - opponent.mobility", Browser.DESKTOP, ColorScheme.LIGHT);
    page.locator("#rating-depth").selectOption("3");
    page.locator("#rate").click();
    assertThat(page.locator("#rating-text")).containsText("games.");
    page.locator("#cancel").click();
    assertThat(page.locator("#rating-text a")).hasText("All games");
    assertThat(page.locator("#rate")).isEnabled();
    page.context().close();
  }
}
