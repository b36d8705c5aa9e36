package plyground.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Two people, each at a machine of their own. */
@Tag("browser")
@ExtendWith(SharedBrowser.class)
final class InvitationIT {
  @SuppressWarnings("NullAway.Init")
  private static Browser browser;

  @BeforeAll
  static void open(Browser shared) {
    browser = shared;
  }

  @Test
  void aFriendTakesTheFreeSeatAndOthersWatch() {
    var host = browser.open("/play?new", Browser.DESKTOP);
    host.locator("#setup input[value=tic-tac-toe]").check();
    host.locator("#setup input[value=friend]").last().check();
    host.locator(".setup-more > summary").click();
    host.getByLabel("Minutes a side").fill("5");
    host.locator("#setup [type=submit]").click();
    assertThat(host.locator("#seat-first .clock")).hasText("5:00");
    assertThat(host.locator("#seat-second")).containsText("an invitation is out");
    assertThat(host.locator("#invitation")).isVisible();
    Browser.assertForEveryone(host);
    String link = host.locator("#invitation-link").inputValue();
    String path = link.substring(link.indexOf("/play/"));
    var guest = browser.open(path, Browser.PHONE);
    assertThat(guest.locator("#seat-first")).containsText("you");
    assertThat(guest.locator("#seat-first")).hasAttribute("data-side", "1");
    var watcher = browser.open(path, Browser.DESKTOP);
    assertThat(watcher.locator("#trouble")).containsText("the seat is taken; you can watch");
    assertThat(host.locator("#seat-second")).containsText("somebody else");
    host.locator("[data-spot='5'].legal").click();
    assertThat(guest.locator("#moves li")).hasCount(1);
    assertThat(host.locator("[data-spot].legal")).hasCount(0);
    assertThat(watcher.locator("[data-spot].legal")).hasCount(0);
    assertThat(host.locator("#undo")).isDisabled();
    guest.locator("[data-spot='1'].legal").click();
    assertThat(host.locator("#moves li")).hasCount(2);
    assertThat(watcher.locator("#moves li")).hasCount(2);
    assertThat(watcher.locator("#resign")).isDisabled();
    for (var page : new Page[] {host, guest, watcher}) {
      page.context().close();
    }
  }

  /**
   * By the address others use, without TLS: there is no clipboard, and what was copied is there.
   */
  @Test
  void aFriendIsInvitedOverAPlainNetwork() {
    var host = browser.openNextDoor("/play?new", Browser.DESKTOP);
    host.locator("#setup input[value=tic-tac-toe]").check();
    host.locator("#setup input[value=friend]").last().check();
    host.locator("#setup [type=submit]").click();
    assertThat(host.locator("#invitation")).isVisible();
    assertThat(host.evaluate("isSecureContext || navigator.clipboard !== undefined"))
        .isEqualTo(false);
    String link = host.locator("#invitation-link").inputValue();
    assertThat(link).startsWith(host.url().replaceFirst("\\?.*", "") + "?invite=");
    assertThat(host.locator("#invitation-link")).isVisible();
    host.locator("#copy-invitation").click();
    assertThat(host.locator("#copy-invitation")).hasText("Copied");
    host.locator("#settings > summary").click();
    host.evaluate("document.querySelector('#settings').append(document.createElement('textarea'))");
    host.locator("#settings textarea").focus();
    host.keyboard().press("Control+V");
    assertThat(host.locator("#settings textarea")).hasValue(link);
    var guest = browser.openNextDoor(link.substring(link.indexOf("/play/")), Browser.PHONE);
    assertThat(guest.locator("#seat-first")).containsText("you");
    host.locator("[data-spot='5'].legal").click();
    assertThat(guest.locator("#moves li")).hasCount(1);
    for (var page : new Page[] {host, guest}) {
      page.context().close();
    }
  }
}
