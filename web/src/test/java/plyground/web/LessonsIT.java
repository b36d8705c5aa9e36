package plyground.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every lesson in a real browser, done wrong and then right. */
@Tag("browser")
final class LessonsIT {
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

  private static Page lesson(String name) {
    var page = browser.open("/learn/" + name, Browser.DESKTOP);
    page.locator("[data-ready=lesson]").waitFor();
    assertThat(page.locator("#trouble")).hasText("");
    return page;
  }

  private static void isDone(Page page, String name) {
    assertThat(page.locator("#lesson-done")).hasText("This lesson is done.");
    page.navigate(page.url().replaceFirst("/learn/.*", "/learn"));
    assertThat(page.locator("[data-lesson=" + name + "] .done")).hasText("✓ done");
    page.context().close();
  }

  /** The values come from the leaves that are shown, by the rule the lesson teaches. */
  private static final String MINIMAX =
      """
      () => {
        const value = (item) => {
          const below = [...item.querySelectorAll(":scope > ul > li")].map(value);
          if (below.length === 0) {
            return Number(item.querySelector("b").textContent.replace("−", "-"));
          }
          const input = item.querySelector("input");
          const best = input.ariaLabel.includes("max") ? Math.max(...below) : Math.min(...below);
          input.value = best;
          input.dispatchEvent(new Event("change"));
          return best;
        };
        value(document.querySelector(".tree > li"));
      }
      """;

  @Test
  void minimaxByHand() {
    var page = lesson("minimax-by-hand");
    var root = page.getByLabel("Value of root (max)");
    root.fill("12345");
    root.blur();
    var feedback = page.locator(".activity .feedback");
    assertThat(feedback.first()).containsText("Not yet: at the root your side chooses the largest");
    page.evaluate(MINIMAX);
    assertThat(feedback.first()).containsText("All values agree with the search");
    answer(page, "You may get less than the value of the root.");
    assertThat(feedback.last()).containsText("Not yet");
    answer(page, "You get at least the value of the root.");
    assertThat(feedback.last()).containsText("Right");
    isDone(page, "minimax-by-hand");
  }

  private static void answer(Page page, String words) {
    page.locator("[data-kind=quiz] button", new Page.LocatorOptions().setHasText(words)).click();
  }

  @Test
  void areForEveryone() {
    for (String path : new String[] {"/learn", "/learn/minimax-by-hand"}) {
      var page = browser.open(path, Browser.PHONE, ColorScheme.DARK, ReducedMotion.REDUCE);
      page.locator("[data-ready]").waitFor();
      Browser.assertForEveryone(page);
      page.context().close();
    }
  }
}
