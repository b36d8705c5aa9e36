package plyground.cli.site;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import plyground.arena.plot.Page;
import plyground.web.DocsFile;
import tools.jackson.databind.json.JsonMapper;

/** The whole documentation: pages of texts, pages made from the code, pictures, the search. */
final class Site {
  private static final String INDEX = "search-index.js";

  private final SiteSources sources = SiteSources.packaged();
  private final GamesGallery gallery = new GamesGallery();
  private final Map<String, SitePage> pages = new LinkedHashMap<>();
  private final SiteContents contents;

  Site() {
    for (String source : sources.files().keySet()) {
      if (SiteAddress.isPage(source)) {
        add(Markdown.page(source, sources.text(source)));
      }
    }
    add(CommandReference.page());
    add(HttpReference.page());
    add(gallery.page());
    contents = new SiteContents(sources.text(SiteContents.SOURCE), pages.keySet());
  }

  private void add(SitePage page) {
    pages.put(page.address(), page);
  }

  Map<String, SitePage> pages() {
    return pages;
  }

  /** A page, inside search and contents but without a shell, or another file. */
  Optional<DocsFile> find(String path) {
    var page = pages.get(path);
    if (page != null) {
      return Optional.of(DocsFile.page(Page.escaped(page.title()), framed(page)));
    }
    if (path.equals(INDEX)) {
      return Optional.of(DocsFile.file(searchIndex()));
    }
    return gallery.picture(path).map(DocsFile::file).or(() -> packaged(path));
  }

  private Optional<DocsFile> packaged(String path) {
    byte[] content = sources.files().get("docs/" + path);
    return content == null ? Optional.empty() : Optional.of(new DocsFile("", content));
  }

  /** Everything but the pages' shell, by path. */
  Map<String, DocsFile> all() {
    var all = new TreeMap<String, DocsFile>();
    pages.keySet().forEach(path -> find(path).ifPresent(file -> all.put(path, file)));
    gallery.pictures().forEach(path -> find(path).ifPresent(file -> all.put(path, file)));
    for (String source : sources.files().keySet()) {
      if (source.startsWith("docs/") && !SiteAddress.isPage(source)) {
        String path = SiteAddress.of(source);
        find(path).ifPresent(file -> all.put(path, file));
      }
    }
    all.put(INDEX, DocsFile.file(searchIndex()));
    return all;
  }

  private String framed(SitePage page) {
    return """
        <div class="docs">
        <form class="docs-find" role="search">
        <label class="label" for="docs-search">Search the documentation</label>
        <input id="docs-search" type="search" autocomplete="off" spellcheck="false">
        <p id="docs-found" class="muted small" role="status"></p>
        <ul id="docs-results"></ul>
        <p class="docs-skip"><a href="#contents">All pages</a></p>
        </form>
        <article>
        %s</article>
        <nav id="contents" class="docs-contents" aria-label="Documentation">
        %s</nav>
        </div>
        """
        .formatted(page.article(), contents.html(page.address(), pages));
  }

  /** A script, since pages that are opened from a disk may load nothing else. */
  private String searchIndex() {
    var json = JsonMapper.builder().build();
    var sections = json.createArrayNode();
    for (var page : pages.values()) {
      for (var section : page.sections()) {
        var entry = sections.addObject();
        String anchor = section.anchor().isEmpty() ? "" : "#" + section.anchor();
        entry.put("address", page.address() + anchor);
        entry.put("title", page.title());
        entry.put("heading", section.anchor().isEmpty() ? "" : section.heading());
        entry.put("text", section.text());
      }
    }
    return "globalThis.plygroundDocs = " + json.writeValueAsString(sections) + ";\n";
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
