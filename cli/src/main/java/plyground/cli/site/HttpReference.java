package plyground.cli.site;

import java.util.Locale;
import plyground.arena.record.ResourceText;
import plyground.web.Lab;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The lab's HTTP interface, from the description it gives of itself. */
final class HttpReference {
  static final String ADDRESS = "http.html";
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final JsonNode document;
  private final ReferencePage page = new ReferencePage(ADDRESS, "The HTTP interface");

  private HttpReference(JsonNode document) {
    this.document = document;
  }

  static SitePage page() {
    return new HttpReference(JSON.readTree(ResourceText.of(Lab.class, "openapi.json"))).written();
  }

  private SitePage written() {
    page.paragraph(text(document.path("info"), "description"));
    page.paragraph("The same as OpenAPI 3.1: GET /api/openapi.json.");
    for (var path : document.path("paths").properties()) {
      for (var method : path.getValue().properties()) {
        operation(method.getKey(), path.getKey(), method.getValue());
      }
    }
    return page.page();
  }

  private void operation(String method, String path, JsonNode operation) {
    String id = method + Markdown.anchor(path.replace('/', '-').replace('.', '-'));
    page.heading(2, method.toUpperCase(Locale.ROOT) + " " + path, id);
    page.paragraph(text(operation, "summary"));
    page.raw("<dl>");
    for (var each : operation.path("parameters")) {
      var parameter = resolved(each);
      page.entry(
          text(parameter, "name"),
          "in the " + text(parameter, "in") + " " + text(parameter, "description"));
    }
    for (var response : operation.path("responses").properties()) {
      page.entry(response.getKey(), text(resolved(response.getValue()), "description"));
    }
    page.raw("</dl>");
    var example =
        resolved(operation.path("requestBody"))
            .path("content")
            .path("application/json")
            .path("example");
    if (!example.isMissingNode()) {
      page.code(JSON.writerWithDefaultPrettyPrinter().writeValueAsString(example));
    }
  }

  private JsonNode resolved(JsonNode node) {
    String reference = text(node, "$ref");
    return reference.isEmpty() ? node : document.at(reference.substring(1));
  }

  private static String text(JsonNode node, String property) {
    return node.path(property).asString("");
  }
}
