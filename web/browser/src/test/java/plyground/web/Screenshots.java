package plyground.web;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** Takes the pictures of the pages that the documents show; docs/screens/make runs it. */
final class Screenshots {
  private static final int PHONE = 360;
  private static final int LAPTOP = 1280;
  private static final int SCREEN = 1920;

  /** What a picture shows: a page, how wide, and what somebody does there first. */
  private record Shot(
      String name, String path, int width, ColorScheme colours, Consumer<Page> doing) {}

  private static final List<Shot> SHOTS =
      List.of(
          new Shot("front", "/", LAPTOP, ColorScheme.LIGHT, Screenshots::nothing),
          new Shot("front-dark", "/", SCREEN, ColorScheme.DARK, Screenshots::nothing),
          new Shot("front-phone", "/", PHONE, ColorScheme.LIGHT, Screenshots::nothing),
          new Shot("new-game", "/play?new", LAPTOP, ColorScheme.LIGHT, Screenshots::nothing),
          new Shot("new-game-phone", "/play?new", PHONE, ColorScheme.DARK, Screenshots::nothing),
          new Shot("play", othello("/play"), LAPTOP, ColorScheme.LIGHT, Screenshots::hint),
          new Shot("play-dark", othello("/play"), SCREEN, ColorScheme.DARK, Screenshots::hint),
          new Shot("play-phone", othello("/play"), PHONE, ColorScheme.LIGHT, Screenshots::hint),
          new Shot("play-war", "/play?game=war", LAPTOP, ColorScheme.DARK, Screenshots::hint),
          new Shot(
              "play-life", "/play?game=war-of-life", LAPTOP, ColorScheme.LIGHT, Screenshots::hint),
          new Shot(
              "play-labyrinth",
              "/play?game=labyrinth",
              LAPTOP,
              ColorScheme.LIGHT,
              Screenshots::hint),
          new Shot("watch", watched(), LAPTOP, ColorScheme.LIGHT, Screenshots::someMoves),
          new Shot("tournaments", "/tournaments", LAPTOP, ColorScheme.LIGHT, Screenshots::compete),
          new Shot("microscope", searched(), LAPTOP, ColorScheme.LIGHT, Screenshots::nextCut),
          new Shot("microscope-phone", searched(), PHONE, ColorScheme.DARK, Screenshots::nextCut),
          new Shot("why", othello("/play"), LAPTOP, ColorScheme.LIGHT, Screenshots::why),
          new Shot("why-phone", othello("/play"), PHONE, ColorScheme.DARK, Screenshots::why),
          new Shot("workbench", "/workbench", LAPTOP, ColorScheme.LIGHT, Screenshots::nothing),
          new Shot("workbench-dark", "/workbench", SCREEN, ColorScheme.DARK, Screenshots::nothing),
          new Shot("workbench-phone", "/workbench", PHONE, ColorScheme.LIGHT, Screenshots::nothing),
          new Shot("lesson", lesson(), LAPTOP, ColorScheme.LIGHT, Screenshots::wrongValue),
          new Shot("lesson-phone", lesson(), PHONE, ColorScheme.DARK, Screenshots::wrongValue),
          new Shot("race", "/race", LAPTOP, ColorScheme.LIGHT, Screenshots::halfWay),
          new Shot("boards", "/rules", LAPTOP, ColorScheme.LIGHT, Screenshots::sixBoards),
          new Shot("boards-dark", "/rules", LAPTOP, ColorScheme.DARK, Screenshots::sixBoards),
          new Shot("nothing-here", "/nowhere", LAPTOP, ColorScheme.LIGHT, Screenshots::nothing));

  private Screenshots() {}

  private static String othello(String page) {
    String moves = "d3 c3 c4 e3 f3 c5";
    return Browser.address(page, "game", "othello:size=8", "p2", "pvs:depth=4", "moves", moves);
  }

  private static String watched() {
    return Browser.address(
        "/watch",
        "game",
        "war-of-life",
        "p1",
        "pvs:nodes=20000",
        "p2",
        "mcts:playouts=2000",
        "seed",
        "3");
  }

  private static String searched() {
    return Browser.address("/microscope", "game", "othello", "agent", "alphabeta:depth=3");
  }

  private static String lesson() {
    return Browser.address("/learn/minimax-by-hand", "game", "othello");
  }

  /** A field filled in, and what is said of it. */
  private static void wrongValue(Page page) {
    page.locator(".tree input").nth(1).fill("3");
    page.locator(".tree input").nth(1).blur();
    page.locator(".feedback[data-verdict]").waitFor();
    page.locator(".task").first().scrollIntoViewIfNeeded();
  }

  private static void halfWay(Page page) {
    page.locator("[data-ready=race]").waitFor();
    page.locator("#race-time").fill("500");
  }

  private static void nothing(Page page) {
    page.locator("h1").waitFor();
  }

  private static void why(Page page) {
    page.locator("#why-last:enabled").click();
    page.locator("#why h3").scrollIntoViewIfNeeded();
  }

  private static void hint(Page page) {
    page.locator(".board > svg").waitFor();
    page.locator("#hint").click();
    page.locator(".hint").first().waitFor();
    page.evaluate("scrollTo(0, 0)");
  }

  private static void nextCut(Page page) {
    page.locator("html[data-ready]").waitFor();
    page.locator("[data-do=cut]").click();
    page.locator("#scope-verdict:not(:empty)").waitFor();
  }

  private static void someMoves(Page page) {
    page.locator("#speed").fill("2");
    page.locator("#moves li").nth(24).waitFor();
    page.locator("#run").click();
    page.locator("#line:not(:empty)").waitFor();
  }

  /** A tournament of four, played to its end. */
  private static void compete(Page page) {
    page.evaluate(
        """
        async () => {
          const agents = ["random", "greedy", "alphabeta:depth=2", "mcts:playouts=200"];
          const body = JSON.stringify({ game: "othello", agents, games: 10, seed: 4 });
          const headers = { "Content-Type": "application/json" };
          const answer = await fetch("/api/tournaments", { method: "POST", headers, body });
          location.search = `?id=${(await answer.json()).id}`;
        }\
        """);
    page.getByText("120 of 120 games, finished").first().waitFor();
  }

  /** Boards as one plays on them: values, and what a move would change before it is made. */
  private static void sixBoards(Page page) {
    page.locator("html[data-ready]").waitFor();
    page.evaluate(
        """
        async () => {
          const { createBoard } = await import("/boards/board.js");
          const post = async (path, body) => {
            const headers = { "Content-Type": "application/json" };
            return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
          };
          const shown = [
            ["tic-tac-toe", 4, "values"],
            ["othello:size=8", 16, "point"],
            ["war-of-life", 2, "take"],
            ["labyrinth", 2, "point"],
            ["war", 14, "point"],
            ["hex:size=7", 8, "values"],
          ];
          const grid = document.createElement("div");
          grid.style.cssText =
            "display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px; align-items: center";
          document.querySelector("main").replaceChildren(grid);
          for (const [name, count, does] of shown) {
            const game = await (await fetch(`/api/games/${encodeURIComponent(name)}`)).json();
            const moves = [];
            for (let i = 0; i < count; i++) {
              const { legal } = await post("/api/position", { game: name, position: game.start, moves });
              moves.push(legal[(7 * i + 3) % legal.length]);
            }
            const place = grid.appendChild(document.createElement("div"));
            const board = createBoard(place, { game, animate: false, caption: false });
            const from = { game: name, position: game.start, moves };
            const values = does === "values" ? await post("/api/analyse", from) : null;
            await board.update({ position: game.start, moves, input: true, values });
            const legal = [...place.querySelectorAll(".spot.legal")];
            const spot = legal.at(-3) ?? legal[0];
            if (!spot) {
              throw new Error(`nothing to point at: ${name}`);
            }
            if (does === "take") {
              spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
              await new Promise((done) => setTimeout(done, 300));
            }
            if (does !== "values") {
              const [first] = place.querySelectorAll(".spot.legal");
              (does === "take" ? first : spot).dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
            }
          }
          scrollTo(0, 0);
        }\
        """);
  }

  public static void main(String[] arguments) {
    var folder = Path.of(arguments[0]);
    try (var browser = new Browser()) {
      for (var shot : SHOTS) {
        if (arguments.length > 1 && !shot.name.matches(arguments[1])) {
          continue;
        }
        var page = browser.open(shot.path, shot.width, shot.colours, ReducedMotion.REDUCE);
        page.waitForLoadState(LoadState.LOAD);
        shot.doing.accept(page);
        page.waitForTimeout(1_500);
        page.screenshot(new Page.ScreenshotOptions().setPath(folder.resolve(shot.name + ".png")));
        page.context().close();
      }
    }
  }
}
