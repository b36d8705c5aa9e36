package plyground.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.record.OutputFile;
import plyground.console.Streams;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.league.member.Roster;
import plyground.teach.exercise.Exercise;
import plyground.teach.exercise.ExerciseMaker;
import plyground.teach.exercise.ExerciseMarker;
import plyground.teach.exercise.ExerciseResults;
import plyground.teach.exercise.Marking;

/** Answers of people as a table with columns person, exercise and answer. */
record AnswerTable(String text, String place) {
  /** Marked answers, ready to be written. */
  record Marked(ExerciseResults results) {
    void save(Path out, Streams streams) {
      if (!out.toString().endsWith(".json")) {
        OutputFile.save(out, results.csv());
        return;
      }
      Map<String, String> files = results.gradescope();
      for (var each : files.entrySet()) {
        var file =
            files.size() == 1 ? out : out.resolveSibling(each.getKey() + "." + out.getFileName());
        OutputFile.save(file, each.getValue());
        streams.out().println(file);
      }
    }
  }

  Marked mark() throws AgentException {
    var lines = (text.startsWith("\ufeff") ? text.substring(1) : text).lines().toList();
    var header = lines.isEmpty() ? List.<String>of() : Roster.fields(lines.getFirst());
    int person = header.indexOf("person");
    int exercise = header.indexOf("exercise");
    int answer = header.indexOf("answer");
    if (person < 0 || exercise < 0 || answer < 0) {
      throw new InputException(place + ", line 1: expected the columns person,exercise,answer");
    }
    var catalogue = Catalogue.load(MoveInput.NOBODY);
    var results = new ExerciseResults();
    for (int i = 1; i < lines.size(); i++) {
      var fields = Roster.fields(lines.get(i));
      if (lines.get(i).isBlank()) {
        continue;
      }
      try {
        if (fields.size() < header.size()) {
          throw new InputException("expected " + header.size() + " fields");
        }
        var asked = Exercise.parse(fields.get(exercise).strip());
        String given = plain(fields.get(answer));
        var marking = marking(catalogue.open(asked.game()), asked, given);
        results.add(new ExerciseResults.Row(fields.get(person).strip(), asked, given, marking));
      } catch (InputException wrong) {
        throw wrong.at(place + ", line " + (i + 1));
      }
    }
    return new Marked(results);
  }

  /** Without what keeps a spreadsheet from taking it for a formula. */
  private static String plain(String field) {
    return field.startsWith("'") ? field.substring(1) : field;
  }

  private static <P extends Position<P>> Marking marking(
      OpenGame<P> open, Exercise asked, String answer) throws AgentException {
    return new ExerciseMarker<>(new ExerciseMaker<>(open).make(asked, Limit.NONE)).mark(answer);
  }
}
