package plyground.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.web.lesson.Lessons;

/** What holds for every page of the lab: for everybody, at every width, in both themes. */
@Tag("browser")
@ExtendWith(SharedBrowser.class)
final class EveryPageIT {
  private static final int SCREEN = 1920;

  @SuppressWarnings("NullAway.Init")
  private static Browser browser;

  @BeforeAll
  static void open(Browser shared) {
    browser = shared;
  }

  /** A page and what is there when it is ready. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/ | html[data-ready]",
        "/play?game=othello:size=8&moves=d3+c3 | .board[data-input]",
        "/play?new | #setup .agent-about",
        "/watch?game=tic-tac-toe&p1=random&p2=random&games=1 | #end:not([hidden])",
        "/tournaments | #new",
        "/rules | html[data-ready]",
        "/agents | html[data-ready]",
        "/microscope | html[data-ready]",
        "/learn | html[data-ready]",
        "/learn/find-the-cut?game=othello | html[data-ready]",
        "/race | html[data-ready]",
        "/workbench?game=othello&formula=discs | html[data-ready]",
        "/nowhere | h1",
      })
  void isForEveryoneAtEveryWidthInBothThemes(String path, String ready) {
    var phone = browser.open(path, Browser.PHONE, ColorScheme.DARK, ReducedMotion.REDUCE);
    phone.locator(ready).first().waitFor();
    Browser.assertForEveryone(phone);
    phone.context().close();
    var page = browser.open(path, Browser.DESKTOP);
    page.locator(ready).first().waitFor();
    assertThat(page.title()).as("a title in words").endsWith("Plyground").doesNotContain("=", ":");
    Browser.assertForEveryone(page);
    assertWalkedWithTheKeyboard(page);
    page.setViewportSize(SCREEN, 1080);
    Browser.assertNothingSticksOut(page);
    page.context().close();
  }

  @Test
  void lessonsAreForEveryone() {
    for (var lesson : new Lessons(null).all()) {
      var page =
          browser.open(
              "/learn/" + lesson.name(), Browser.PHONE, ColorScheme.DARK, ReducedMotion.REDUCE);
      page.locator("[data-ready]").waitFor();
      Browser.assertForEveryone(page);
      page.context().close();
    }
  }

  /** What the Tab key should come to: everything one can use, and of radio buttons one a group. */
  private static final String TAB_STOPS =
      """
      () => {
        const dialog = document.querySelector("dialog[open]") ?? document;
        const groups = new Set();
        window.stops = [...dialog.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
          .filter((each) => {
            if (each.disabled || each.tabIndex < 0 || !each.checkVisibility({ visibilityProperty: true })) {
              return false;
            }
            const first = each.type !== "radio" || !groups.has(each.name);
            groups.add(each.name);
            return first;
          });
        return stops.length;
      }
      """;

  /** Where the keyboard is: its number among the stops, and whether one sees it. */
  private static final String HERE =
      """
      () => {
        const here = document.activeElement;
        const style = getComputedStyle(here);
        const group = here.type === "radio" ? stops.find((each) => each.name === here.name) : here;
        const seen = style.outlineStyle !== "none" || style.boxShadow !== "none"
            || here.closest("svg") !== null || here.matches("input, .visually-hidden");
        return [stops.indexOf(group), seen || here === document.body, here.outerHTML.slice(0, 90)];
      }
      """;

  private static void assertWalkedWithTheKeyboard(Page page) {
    page.evaluate("document.activeElement.blur()");
    int count = (Integer) page.evaluate(TAB_STOPS);
    var visited = new boolean[count];
    // Boards that are drawn when one comes to them are stops of their own.
    for (int i = 0; i <= 2 * count + 20 && !all(visited); i++) {
      page.keyboard().press("Tab");
      var here = (List<?>) page.evaluate(HERE);
      assertThat(here.get(1)).as("one sees where the keyboard is: %s", here.get(2)).isEqualTo(true);
      int stop = (Integer) here.get(0);
      if (stop >= 0) {
        visited[stop] = true;
      }
    }
    for (int i = 0; i < count; i++) {
      String missed = String.valueOf(page.evaluate("i => stops[i].outerHTML.slice(0, 90)", i));
      assertThat(visited[i]).as("Tab comes to %s", missed).isTrue();
    }
  }

  private static boolean all(boolean[] visited) {
    for (boolean each : visited) {
      if (!each) {
        return false;
      }
    }
    return true;
  }

  /** From the front page into a game, to a match and a tournament of one's own: no mouse. */
  @Test
  void gamesMatchesAndTournamentsAreBegunWithTheKeyboard() {
    var page = browser.open("/", Browser.DESKTOP);
    page.locator("html[data-ready]").waitFor();
    page.locator("[data-game=tic-tac-toe] a").first().focus();
    page.keyboard().press("Enter");
    assertThat(page.locator(".board .spot.legal")).hasCount(9);
    page.keyboard().press("n");
    assertThat(page.locator("#setup .agent-about").first()).isVisible();
    page.locator("#setup input[type=radio]:checked").first().focus();
    page.keyboard().press("ArrowRight");
    String chosen = page.locator("#setup input[type=radio]:checked").first().getAttribute("value");
    page.locator("#setup [type=submit]").focus();
    page.keyboard().press("Enter");
    assertThat(page.locator("#setup")).isHidden();
    assertThat(page.locator("#ply")).containsText("of 0");
    assertThat(page.locator("link[rel=icon]")).hasAttribute("href", "/icons/" + chosen + ".svg");
    page.navigate(page.url().replaceFirst("/play.*", "/watch?game=tic-tac-toe"));
    assertThat(page.locator("#moves li").first()).isVisible();
    page.locator("#run").focus();
    page.keyboard().press("Enter");
    assertThat(page.locator("#run")).hasText("Go on");
    page.locator("#step").focus();
    page.keyboard().press("Enter");
    page.locator("#speed").focus();
    page.keyboard().press("Home");
    assertThat(page.locator("#delay")).hasText("none");
    page.navigate(page.url().replaceFirst("/watch.*", "/tournaments"));
    page.locator("#new").focus();
    page.keyboard().press("Enter");
    assertThat(page.locator(".competitor")).hasCount(3);
    page.keyboard().press("Escape");
    assertThat(page.locator("#setup")).isHidden();
    page.context().close();
  }
}
