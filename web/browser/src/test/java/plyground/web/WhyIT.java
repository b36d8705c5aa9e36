package plyground.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Why a move is good or bad: asked about a good one, a bad one, and one that was not made. */
@Tag("browser")
final class WhyIT {
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

  private static Page people(String moves, int width, ColorScheme colours) {
    String address =
        Browser.address(
            "/play", "game", "tic-tac-toe", "p1", "human", "p2", "human", "moves", moves);
    var page = browser.open(address, width, colours, ReducedMotion.REDUCE);
    assertThat(page.locator("#moves li")).hasCount(moves.split(" ").length);
    return page;
  }

  @Test
  void aBadMoveIsRefutedAndABetterOneIsShown() {
    // x had two in a row and looked elsewhere: o completes its own.
    var page = people("1 4 2 5 9", Browser.DESKTOP, ColorScheme.LIGHT);
    page.locator("#why-last").click();
    assertThat(page.locator("#why h3")).hasText("Why not 9?");
    assertThat(page.locator(".reasons [data-kind=value]")).containsText("loses and");
    assertThat(page.locator(".reasons [data-kind=end]").first()).containsText("a loss for x");
    assertThat(page.locator(".film-words")).hasText(Pattern.compile("^1 of 2: "));
    page.getByLabel("The expected line").getByLabel("One move on").click();
    assertThat(page.locator(".film-board .board")).hasAttribute("data-position", "xx./ooo/..x x");
    assertThat(page.locator("#why-scope"))
        .hasAttribute(
            "href", Pattern.compile("^/microscope\\?game=tic-tac-toe&start=.*moves=9\\+6"));
    page.locator("#why [aria-pressed=false]").click();
    assertThat(page.locator(".film-board .board")).hasAttribute("data-position", "xxx/oo./... o");
    Browser.assertForEveryone(page);
    page.locator("#back").click();
    assertThat(page.locator("#why h3")).isVisible();
    page.locator("#new").click();
    page.context().close();
  }

  @Test
  void theBestMoveIsAskedForAndAnotherWanted() {
    var page = people("1 4 2 5", Browser.PHONE, ColorScheme.DARK);
    page.locator("#why-next").click();
    assertThat(page.locator("#why h3")).hasText("Why 3?");
    assertThat(page.locator(".reasons [data-kind=value]")).containsText("it wins");
    page.locator("#why-other").selectOption("7");
    assertThat(page.locator("#why h3")).hasText("Why not 7?");
    assertThat(page.locator(".reasons [data-kind=value]")).containsText("7 loses and 3 wins");
    Browser.assertForEveryone(page);
    page.locator("#why-scope").click();
    page.waitForURL(Pattern.compile(".*/microscope.*"));
    page.context().close();
  }

  @Test
  void anAgentSaysItselfWhyItMoved() {
    var page =
        browser.open(
            "/watch?game=tic-tac-toe&p1=alphabeta:depth=3&p2=random&games=1", Browser.DESKTOP);
    page.locator("#moves button").first().click();
    page.locator("#why-last").click();
    assertThat(page.locator("#why [role=status]").first())
        .containsText("Asked: alphabeta:depth=3, 3 plies");
    assertThat(page.locator(".reasons [data-kind=value]")).isVisible();
    page.context().close();
  }

  @Test
  void whereDiceAreThrownItSaysSo() {
    var page = browser.open("/play?game=dice-race", Browser.DESKTOP);
    page.locator("#why-next").click();
    assertThat(page.locator("#why .trouble")).containsText("no one expected line");
    assertThat(page.locator("#why h3")).isHidden();
    page.context().close();
  }
}
