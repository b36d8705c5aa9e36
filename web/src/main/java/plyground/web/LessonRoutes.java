package plyground.web;

import io.javalin.http.Context;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import plyground.arena.plot.Page;
import plyground.web.Routes.Route;
import plyground.web.json.Out;
import plyground.web.lesson.Lesson;
import plyground.web.lesson.Lessons;
import plyground.web.live.Refusal;
import plyground.web.live.Titles;

/** The list of lessons and the lessons themselves. */
final class LessonRoutes {
  private final Lessons lessons;

  LessonRoutes(Lessons lessons) {
    this.lessons = lessons;
  }

  /** What the lessons are called in addresses. */
  Set<String> names() {
    return lessons.all().stream().map(Lesson::name).collect(Collectors.toUnmodifiableSet());
  }

  void add(Consumer<Route> routes, Pages pages, Visitors visitors) {
    routes.accept(
        Route.get(
            "/learn",
            request -> {
              visitors.named(request);
              pages.filled(request, "learn", Map.of("lessons", list()));
            }));
    routes.accept(Route.get("/learn/{name}", request -> lesson(request, pages, visitors)));
  }

  /** What the list's page loads has a dot in its name and no lesson has. */
  private void lesson(Context request, Pages pages, Visitors visitors) {
    String name = request.pathParam("name");
    if (name.contains(".")) {
      pages.file(request);
      return;
    }
    var lesson = lessons.named(name).orElseThrow(() -> Refusal.unknown("there is no such lesson"));
    visitors.named(request);
    pages.filled(
        request,
        "lesson",
        Map.of(
            "lesson-title", Page.escaped(lesson.title()),
            "lesson-name", lesson.name(),
            "lesson-games", Page.escaped(games(lesson)),
            "lesson-html", lesson.html(),
            "lesson-next", next(lesson)));
  }

  /** The games of a lesson and what they are called, as JSON. */
  private static String games(Lesson lesson) {
    return Out.text(
        json -> {
          json.writeStartArray();
          for (String game : lesson.games()) {
            json.writeStartArray();
            json.writeString(game);
            json.writeString(Titles.game(game));
            json.writeEndArray();
          }
          json.writeEndArray();
        });
  }

  private String next(Lesson lesson) {
    var names = lessons.all().stream().map(Lesson::name).toList();
    int at = names.indexOf(lesson.name()) + 1;
    return at < names.size()
        ? "<a class=\"button\" href=\"/learn/%s\">Next lesson</a>".formatted(names.get(at))
        : "";
  }

  private String list() {
    return lessons.all().stream()
        .map(
            each ->
                """
                <li class="card" data-lesson="%s"><h2><a href="/learn/%1$s">%s</a></h2>\
                <p>%s</p><p class="small muted">about %d minutes <span class="done"></span></p></li>
                """
                    .formatted(
                        each.name(),
                        Page.escaped(each.title()),
                        Page.escaped(each.summary()),
                        each.minutes()))
        .collect(Collectors.joining());
  }
}
