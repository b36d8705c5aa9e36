package plyground.cli.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.agents.plugin.Plugins;
import plyground.cli.Runs;
import plyground.console.CommandProvider;

/** The documentation as a site: every link leads somewhere, and everything can be found. */
final class SiteTest {
  private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"]*)\"");
  private static final Pattern ANCHOR = Pattern.compile(" id=\"([^\"]*)\"");
  private static final Site SITE = new Site();

  @TempDir Path folder = Path.of("");

  @BeforeEach
  void withoutPlugins() {
    Plugins.install(List.of(), null); // the last command of another test may have had some
  }

  @Test
  void everyLinkAndAnchorIsThere() {
    var files = SITE.all();
    var dead = new ArrayList<String>();
    for (var page : SITE.pages().values()) {
      for (String link : found(LINK, page.article())) {
        if (!link.startsWith("http") && !leads(files.keySet(), page.address(), link)) {
          dead.add(page.address() + " -> " + link);
        }
      }
    }
    assertThat(dead).isEmpty();
  }

  private static boolean leads(Set<String> files, String from, String link) {
    int hash = link.indexOf('#');
    String path = hash < 0 ? link : hash == 0 ? from : link.substring(0, hash);
    var page = SITE.pages().get(path);
    return hash < 0
        ? files.contains(path)
        : page != null && found(ANCHOR, page.article()).contains(link.substring(hash + 1));
  }

  private static List<String> found(Pattern pattern, String html) {
    return pattern.matcher(html).results().map(each -> each.group(1)).toList();
  }

  @Test
  void anchorsAreUsedOnce() {
    for (var page : SITE.pages().values()) {
      assertThat(found(ANCHOR, page.article())).as(page.address()).doesNotHaveDuplicates();
    }
  }

  @Test
  void everyTextOfDocsHasAPageAndATitle() throws IOException {
    try (var texts = Files.list(Path.of("../docs"))) {
      var names =
          texts
              .map(each -> String.valueOf(each.getFileName()))
              .filter(each -> each.endsWith(".md"))
              .map(each -> each.replace(".md", ".html"))
              .collect(Collectors.toSet());
      assertThat(SITE.pages().keySet()).containsAll(names);
    }
    assertThat(SITE.pages().values())
        .allSatisfy(page -> assertThat(page.title()).isNotBlank().doesNotEndWith(".html"));
  }

  @Test
  void theContentsNameWhatIsThereOrWillBe() throws IOException {
    // One page of the contents may be left out of a build.
    var optional = Set.of("library.html");
    var missing = new HashSet<>(Files.readAllLines(Path.of("../docs/contents.txt")));
    missing.removeIf(line -> line.isBlank() || line.startsWith("#"));
    assertThat(missing.remove("project-readme.html All in one page")).isTrue();
    missing.removeAll(SITE.pages().keySet());
    assertThat(optional).containsAll(missing);
  }

  @Test
  void everyCommandIsInTheReference() {
    String article = article(CommandReference.ADDRESS);
    assertThat(found(ANCHOR, article))
        .containsAll(CommandProvider.all().map(each -> each.name()).toList())
        .contains("league-init");
    assertThat(article)
        .contains("<code>plyground match ", "--games N", "(default: 100)")
        .doesNotContain("${");
  }

  @Test
  void everyAddressOfTheLabIsInTheReference() {
    String article = article(HttpReference.ADDRESS);
    assertThat(article)
        .contains("POST /api/analyse", "GET /health", "alphabeta:depth=9", "429")
        .doesNotContain("$ref");
    assertThat(found(ANCHOR, article)).hasSizeGreaterThan(30);
  }

  @Test
  void everyGameHasAPicture() {
    assertThat(new GamesGallery().pictures()).hasSizeGreaterThan(11);
    assertThat(SITE.find("boards/othello.svg").orElseThrow().text())
        .startsWith("<svg")
        .contains("othello");
    assertThat(SITE.find("boards/nothing.svg")).isEmpty();
  }

  @Test
  void thePagesAreWrittenAsPlainFiles() throws IOException {
    var out = folder.resolve("site");
    var run = Runs.of("site", "--out", out.toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).startsWith("written: ").contains(" pages, ");
    String page = Files.readString(out.resolve("agents.html"));
    assertThat(page)
        .startsWith("<!doctype html>")
        .contains("<link rel=\"stylesheet\" href=\"docs.css\" />")
        .contains("<a href=\"agents.html\" aria-current=\"page\">");
    assertThat(shellLinks(page)).allSatisfy(link -> assertThat(out.resolve(link)).exists());
    assertThat(Files.readString(out.resolve("search-index.js")))
        .startsWith("globalThis.plygroundDocs = [{")
        .contains("\"address\":\"learning.html#books-of-solved-positions\"");
    assertThat(out.resolve("screens/play.png")).isNotEmptyFile();
  }

  private static List<String> shellLinks(String page) {
    return Pattern.compile("<(?:link|script)[^>]*(?:href|src)=\"([^\"]*)\"")
        .matcher(page)
        .results()
        .map((MatchResult each) -> each.group(1))
        .toList();
  }

  @Test
  void linksOfTextsLeadToPages() {
    assertThat(SiteAddress.link("docs/web.md", "agents.md#json-lines"))
        .isEqualTo("agents.html#json-lines");
    assertThat(SiteAddress.link("README.md", "docs/screens/play.png"))
        .isEqualTo("screens/play.png");
    assertThat(SiteAddress.link("docs/web.md", "../bench/web.md")).isEqualTo("bench-web.html");
    assertThat(SiteAddress.link("docs/start-contributor.md", "../CONTRIBUTING.md"))
        .isEqualTo("project-contributing.html");
    assertThat(SiteAddress.link("docs/web.md", "https://x.org/a.md"))
        .isEqualTo("https://x.org/a.md");
  }

  private static String article(String address) {
    return Objects.requireNonNull(SITE.pages().get(address), address).article();
  }
}
