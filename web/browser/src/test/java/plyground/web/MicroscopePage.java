package plyground.web;

import com.microsoft.playwright.Page;

/** The Microscope's page, as its tests open and read it. */
final class MicroscopePage {
  static final String POSITION = "xo./.x./..o x";

  /** The form's agent. */
  static final String AGENT = "#scope-agent .agent-name";

  private MicroscopePage() {}

  static Page open(Browser browser, String game, String position, String agent) {
    var page =
        browser.open(
            Browser.address("/microscope", "game", game, "start", position, "agent", agent),
            Browser.DESKTOP);
    ready(page);
    return page;
  }

  static void ready(Page page) {
    page.locator("[data-ready=microscope]").waitFor();
  }

  /** The part of the tree's canvas that is painted: neither head nor ground. */
  static double painted(Page page) {
    return ((Number)
            page.evaluate(
                """
                () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
                  const canvas = document.querySelector("#scope-canvas");
                  const [w, h] = [canvas.width, canvas.height];
                  const { data } = canvas.getContext("2d").getImageData(0, 60, w, h - 60);
                  const pixels = new Uint32Array(data.buffer);
                  const ground = pixels[pixels.length - 1];
                  done(pixels.filter((each) => each !== ground).length / pixels.length);
                })))
                """))
        .doubleValue();
  }
}
