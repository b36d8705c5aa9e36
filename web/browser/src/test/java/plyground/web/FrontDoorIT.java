package plyground.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Where people come in: what is offered, what goes on, and that nothing of theirs is lost. */
@Tag("browser")
@ExtendWith(SharedBrowser.class)
final class FrontDoorIT {
  private static final int LARGEST_FIRST_PAGE = 120_000;

  @SuppressWarnings("NullAway.Init")
  private static Browser browser;

  @BeforeAll
  static void open(Browser shared) {
    browser = shared;
  }

  private static void ready(Page page) {
    page.locator("html[data-ready]").waitFor();
  }

  /** That the first so many thumbnails are pictures. */
  private static void assertDrawn(Page page, int count) {
    for (int i = 0; i < count; i++) {
      var thumbnail = page.locator(".thumb").nth(i);
      thumbnail.evaluate("image => ((image.loading = 'eager'), image.decode())");
      assertThat((Integer) thumbnail.evaluate("image => image.naturalWidth")).isPositive();
    }
  }

  @Test
  void theFrontPageShowsEveryGameAndThreeDoors() {
    var page = browser.open("/", Browser.DESKTOP);
    ready(page);
    assertThat(page).hasTitle("Play, watch and look inside · Plyground");
    assertThat(page.locator(".door")).hasCount(3);
    assertThat(page.locator("#games > li")).hasCount(12);
    assertThat(page.locator("#games")).containsText("War of Life");
    assertThat(page.locator("#continue")).isHidden();
    assertDrawn(page, 12);
    double light = brightness(page.locator(".thumb").first());
    assertThat(light).isGreaterThan(0.7);
    page.locator("#theme").click();
    assertThat(brightness(page.locator(".thumb").first()))
        .as("boards are dark in the dark, with what stands on them in colours")
        .isBetween(0.05, light / 2);
    page.context().close();
  }

  /** How light a part of the page is on the whole, from 0 to 1. */
  private static double brightness(Locator part) {
    try {
      var image = ImageIO.read(new ByteArrayInputStream(part.screenshot()));
      int[] pixels =
          image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
      return Arrays.stream(pixels).map(each -> each >> 8 & 0xFF).average().orElseThrow() / 0xFF;
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  @Test
  void theFirstPageIsSmall() {
    var page = browser.open("/", Browser.DESKTOP);
    ready(page);
    assertDrawn(page, 5);
    var sent =
        page.evaluate(
            """
            performance.getEntriesByType('resource').reduce((sum, each) => sum + each.transferSize, 0)
              + performance.getEntriesByType('navigation')[0].transferSize\
            """);
    assertThat(((Number) sent).intValue()).isBetween(10_000, LARGEST_FIRST_PAGE);
    // Nor is anything found late: the page itself names every file, however deep it is imported.
    page.locator("#play-now").click();
    assertThat(page.locator(".board .spot.legal").first()).isVisible();
    var late =
        page.evaluate(
            """
            performance.getEntriesByType("resource").map((each) => new URL(each.name).pathname)
              .filter((path) => /\\.(js|css)$/.test(path))
              .filter((path) => !document.querySelector(`[href="${path}"], [src="${path}"]`))
            """);
    assertThat((List<?>) late).isEmpty();
    page.context().close();
  }

  @Test
  void aGameIsContinuedFromTheFrontPageFromPlayAndAfterReloading() {
    var page = browser.open("/", Browser.DESKTOP);
    ready(page);
    page.locator("[data-game=tic-tac-toe] a").first().click();
    assertThat(page).hasURL(Pattern.compile(".*/play/[\\w-]{22}$"));
    assertThat(page).hasTitle("Tic Tac Toe · Plyground");
    assertThat(page.locator("link[rel=icon]")).hasAttribute("href", "/icons/tic-tac-toe.svg");
    assertThat(page.locator("#seat-first")).containsText("you");
    assertThat(page.locator("#seat-second")).containsText("Medium");
    page.locator("[data-spot='5'].legal").click();
    assertThat(page.locator("#moves li")).hasCount(2);
    String address = page.url();
    page.reload();
    assertThat(page.locator("#moves li")).hasCount(2);
    page.navigate(address.replaceFirst("/play/.*", "/rules"));
    page.locator("nav a[href='/play']").click();
    assertThat(page).hasURL(address);
    assertThat(page.locator("#moves li")).hasCount(2);
    page.navigate(address.replaceFirst("/play/.*", "/"));
    ready(page);
    assertThat(page.locator("#continue-list")).containsText("your turn");
    Browser.assertForEveryone(page);
    page.locator("#continue-list a").click();
    assertThat(page).hasURL(address);
    page.locator("#resign").click();
    page.locator("#question-yes").click();
    assertThat(page.locator("#status")).containsText("wins: resignation");
    page.goBack();
    ready(page);
    assertThat(page.locator("#recent-list")).containsText("o won after 2 moves");
    assertThat(page.locator("#continue")).isHidden();
    page.context().close();
  }

  @Test
  void anAddressThatLeadsNowhereIsToldInTheHouseStyle() {
    var page = browser.open("/nowhere", Browser.PHONE);
    assertThat(page.locator("h1")).hasText("This did not work");
    assertThat(page.locator("main")).containsText("there is no '/nowhere'");
    String lost = "lost-lost-lost-lost-22";
    page.navigate(page.url().replace("nowhere", "play/" + lost));
    assertThat(page.locator("main")).containsText("this lab has no such game, or no longer");
    // Nor does a browser that played it in another lab at this address go there again.
    page.evaluate("id => localStorage.setItem('own-games', JSON.stringify([id]))", lost);
    page.locator("main a[href='/play']").click();
    assertThat(page.locator(".board .spot.legal").first()).isVisible();
    assertThat(page.locator("#trouble")).isEmpty();
    page.context().close();
  }
}
