package plyground.courses.grading;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import plyground.arena.intake.FileNames;
import plyground.arena.intake.SubmissionReader;
import plyground.arena.record.OutputFile;
import plyground.console.UnreadableFile;
import plyground.courses.prolog.Library;
import plyground.courses.similarity.SimilarityReport;

/** Compares the hand-ins of a class with each other, by their sources and by their marks. */
final class ClassSimilarity {
  static final String NAME = "similarity";

  private ClassSimilarity() {}

  /**
   * Writes {@code similarity.html}, {@code .md} and {@code .json}.
   *
   * @param marks of the submissions, in their order
   * @param templates files that everybody was given, besides what Plyground supplies
   */
  static void write(
      Path folder,
      Rubric rubric,
      List<Submission> submissions,
      List<Mark> marks,
      List<Path> templates) {
    var report = new SimilarityReport();
    supplied().forEach(report::leaveOut);
    for (var template : templates) {
      report.leaveOut(template.getFileName().toString(), read(template));
    }
    for (int i = 0; i < submissions.size(); i++) {
      var submission = submissions.get(i);
      report.add(submission.name(), sources(submission), traits(marks.get(i)));
    }
    report
        .pages(rubric.assignment() + ": hand-ins that look alike")
        .forEach((end, text) -> OutputFile.save(folder.resolve(NAME + "." + end), text));
  }

  private static Map<String, String> supplied() {
    return texts(Library.SUPPLIED.folder());
  }

  private static Map<String, String> sources(Submission submission) {
    try (var staged = SubmissionReader.stage(submission.parts())) {
      return texts(staged.folder());
    } catch (IOException | RuntimeException unreadable) {
      return Map.of();
    }
  }

  private static Map<String, String> texts(Path folder) {
    var texts = new TreeMap<String, String>();
    try (var files = Files.walk(folder)) {
      for (var file : files.filter(Files::isRegularFile).toList()) {
        String name = FileNames.of(file);
        if (SimilarityReport.compares(name)) {
          texts.put(folder.relativize(file).toString(), read(file));
        }
      }
    } catch (IOException unreadable) {
      // What can be read is compared.
    }
    return texts;
  }

  /** Whatever its encoding, letters that differ stay different. */
  private static String read(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    } catch (IOException unreadable) {
      throw UnreadableFile.because(file, unreadable);
    }
  }

  private static Set<String> traits(Mark mark) {
    var traits = new HashSet<String>();
    var entries = mark.entries();
    IntStream.range(0, entries.size())
        .forEach(i -> entries.get(i).traits().forEach(each -> traits.add(i + "/" + each)));
    return traits;
  }
}
