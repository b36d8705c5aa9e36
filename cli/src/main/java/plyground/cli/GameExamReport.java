package plyground.cli;

import java.util.stream.Collectors;
import plyground.arena.check.GameExam;
import plyground.console.Json;
import plyground.console.Streams;
import plyground.console.Words;
import plyground.core.law.Law;

/** What a game's examination found, for people and for programs. */
record GameExamReport(Streams streams, String game, GameExam exam) {
  public void print() {
    var out = streams.out();
    for (var law : Law.values()) {
      var breach = exam.laws().of(law);
      out.printf("%-6s %-15s %s%n", breach == null ? "ok" : "BROKEN", law.id(), law.words());
      if (breach != null) {
        String where = breach.position().isEmpty() ? "" : "at " + breach.position();
        String move = breach.move().isEmpty() ? "" : ", move " + breach.move();
        if (!where.isEmpty()) {
          out.println("       " + where + move);
        }
        out.println("       " + breach.text());
      }
    }
    out.println(
        "perft: " + exam.perft().stream().map(Words::count).collect(Collectors.joining(" ")));
    if (!exam.speeds().isEmpty()) {
      out.println("speed: " + speeds());
    }
    long broken = exam.laws().breaches().size();
    out.printf(
        "%s %s, looked at %s%n",
        game,
        broken == 0 ? "keeps every law" : "breaks " + Words.plural(broken, "law"),
        Words.plural(exam.laws().positions(), "position"));
  }

  private String speeds() {
    return exam.speeds().entrySet().stream()
        .map(each -> "%s %.2f".formatted(each.getKey(), each.getValue() / 1e6))
        .collect(Collectors.joining(", ", "", " million a second"));
  }

  public void json() {
    Json.line(
        streams.out(),
        line -> {
          line.writeStringProperty("game", game);
          line.writeBooleanProperty("passed", exam.laws().passed());
          line.writeArrayPropertyStart("laws");
          for (var law : Law.values()) {
            var breach = exam.laws().of(law);
            line.writeStartObject();
            line.writeStringProperty("law", law.id());
            line.writeBooleanProperty("ok", breach == null);
            line.writeStringProperty("position", breach == null ? "" : breach.position());
            line.writeStringProperty("move", breach == null ? "" : breach.move());
            line.writeStringProperty("text", breach == null ? law.words() : breach.text());
            line.writeEndObject();
          }
          line.writeEndArray();
          line.writeArrayPropertyStart("perft");
          exam.perft().forEach(line::writeNumber);
          line.writeEndArray();
        });
  }
}
