package plyground.web.lesson;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlRenderer;
import plyground.core.InputException;
import plyground.web.json.Out;

/**
 * Makes a lesson of its file: a title, lines {@code key: value}, an empty line, then Markdown, in
 * which a fenced block with a name is an activity.
 */
final class LessonReader {
  private static final Set<String> KEYS = Set.of("summary", "minutes", "games");
  private static final Parser PARSER =
      Parser.builder().includeSourceSpans(IncludeSourceSpans.BLOCKS).build();

  private final String file;
  private final List<String> lines;
  private final Map<String, String> head = new HashMap<>();
  private int begin = 1;

  private LessonReader(String file, String text) {
    this.file = file;
    lines = text.lines().toList();
  }

  /**
   * Reads a lesson.
   *
   * @throws InputException with file and line if something is wrong in it
   */
  static Lesson read(String name, String file, String text) {
    return new LessonReader(file, text).lesson(name);
  }

  private Lesson lesson(String name) {
    if (lines.isEmpty() || !lines.getFirst().startsWith("# ")) {
      throw Activity.wrong(file, 1, "expected the title, '# ...'");
    }
    while (begin < lines.size() && !lines.get(begin).isBlank()) {
      readHead(lines.get(begin));
      begin++;
    }
    String games = head.getOrDefault("games", "tic-tac-toe");
    return new Lesson(
        name,
        lines.getFirst().substring(2).strip(),
        head.getOrDefault("summary", ""),
        Integer.parseInt(head.getOrDefault("minutes", "3")),
        List.of(games.split(" +")),
        html());
  }

  private void readHead(String line) {
    int colon = line.indexOf(": ");
    String key = colon < 0 ? "" : line.substring(0, colon);
    String value = line.substring(colon + 1).strip();
    if (!KEYS.contains(key)) {
      throw Activity.wrong(file, begin + 1, "expected summary, minutes or games, or an empty line");
    }
    if (key.equals("minutes") && !value.matches("[1-9][0-9]?")) {
      throw Activity.wrong(file, begin + 1, "minutes: expected a number from 1 to 99");
    }
    head.put(key, value);
  }

  /** Whatever is HTML in the text is shown as it stands. */
  private String html() {
    String body = String.join("\n", lines.subList(begin, lines.size()));
    return HtmlRenderer.builder()
        .escapeHtml(true)
        .sanitizeUrls(true)
        .nodeRendererFactory(ActivityRenderer::new)
        .build()
        .render(PARSER.parse(body));
  }

  /** Puts a place for an activity where its block is. */
  private final class ActivityRenderer implements NodeRenderer {
    private final HtmlNodeRendererContext context;

    ActivityRenderer(HtmlNodeRendererContext context) {
      this.context = context;
    }

    @Override
    public Set<Class<? extends Node>> getNodeTypes() {
      return Set.of(FencedCodeBlock.class);
    }

    @Override
    public void render(Node node) {
      var block = (FencedCodeBlock) node;
      int line = begin + block.getSourceSpans().getFirst().getLineIndex() + 1;
      var html = context.getWriter();
      html.line();
      if (block.getInfo().isBlank()) {
        html.tag("pre");
        html.text(block.getLiteral());
        html.tag("/pre");
      } else {
        var activity = Activity.read(block.getInfo().strip(), block.getLiteral(), file, line);
        String settings =
            Out.object(json -> activity.settings().forEach(json::writeStringProperty));
        html.tag(
            "div",
            Map.of("class", "activity", "data-kind", activity.kind(), "data-settings", settings));
        html.tag("/div");
      }
      html.line();
    }
  }
}
