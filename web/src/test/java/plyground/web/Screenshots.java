package plyground.web;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Path;
import java.util.List;

/** Takes the pictures of the pages that the documents show; docs/screens/make runs it. */
final class Screenshots {
  private static final int PHONE = 360;
  private static final int LAPTOP = 1280;
  private static final int SCREEN = 1920;

  /** What a picture shows: a page, how wide, and what somebody does there first. */
  private record Shot(String name, String path, int width, ColorScheme colours, String hint) {}

  private static final List<Shot> SHOTS =
      List.of(
          new Shot("front", "/", LAPTOP, ColorScheme.LIGHT, ""),
          new Shot("front-dark", "/", SCREEN, ColorScheme.DARK, ""),
          new Shot("front-phone", "/", PHONE, ColorScheme.LIGHT, ""),
          new Shot("new-game", "/play?new", LAPTOP, ColorScheme.LIGHT, ""),
          new Shot("new-game-phone", "/play?new", PHONE, ColorScheme.DARK, ""),
          new Shot("play", othello("/play"), LAPTOP, ColorScheme.LIGHT, "Hint"),
          new Shot("play-dark", othello("/play"), SCREEN, ColorScheme.DARK, "Hint"),
          new Shot("play-phone", othello("/play"), PHONE, ColorScheme.LIGHT, "Hint"),
          new Shot("play-war", "/play?game=war", LAPTOP, ColorScheme.DARK, "Hint"),
          new Shot("play-life", "/play?game=war-of-life", LAPTOP, ColorScheme.LIGHT, "Hint"),
          new Shot("play-labyrinth", "/play?game=labyrinth", LAPTOP, ColorScheme.LIGHT, "Hint"),
          new Shot("nothing-here", "/nowhere", LAPTOP, ColorScheme.LIGHT, ""));

  private Screenshots() {}

  private static String othello(String page) {
    String moves = "d3 c3 c4 e3 f3 c5";
    return Browser.address(page, "game", "othello:size=8", "p2", "pvs:depth=4", "moves", moves);
  }

  public static void main(String[] arguments) {
    var folder = Path.of(arguments[0]);
    try (var browser = new Browser()) {
      for (var shot : SHOTS) {
        if (arguments.length > 1 && !shot.name.matches(arguments[1])) {
          continue;
        }
        var page = browser.open(shot.path, shot.width, shot.colours, ReducedMotion.REDUCE);
        prepare(page, shot.hint);
        page.screenshot(new Page.ScreenshotOptions().setPath(folder.resolve(shot.name + ".png")));
        page.context().close();
      }
    }
  }

  private static void prepare(Page page, String button) {
    page.waitForLoadState(LoadState.LOAD);
    if (!button.isEmpty()) {
      page.locator(".board > svg").waitFor();
      page.locator("#hint").click();
      page.locator(".hint").first().waitFor();
    }
    page.waitForTimeout(1_500);
  }
}
