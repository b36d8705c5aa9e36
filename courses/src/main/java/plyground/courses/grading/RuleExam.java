package plyground.courses.grading;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import plyground.core.agent.AgentException;
import plyground.courses.prolog.PrologSource;

/**
 * A rule of the handout on what a Prolog file may do; who breaks it loses the criterion's {@code
 * penalty}.
 */
public record RuleExam(Criterion criterion, Rule rule) implements Exam {
  /** Says how a file breaks it, a sentence each. */
  @FunctionalInterface
  public interface Rule {
    List<String> broken(Path file);
  }

  public static final List<String> RULES = List.of("loads", "prints", "reads", "verbose");

  /**
   * @param asked what is asked to hear whether it prints
   */
  public static Exam of(Criterion criterion, List<Probe> asked, Subject.Opener opener) {
    criterion.penalty();
    Rule rule =
        switch (criterion.text("rule")) {
          case "loads" -> {
            var allowed = Set.of(criterion.text("allowed", "").strip().split("\\s+"));
            var given = List.of(criterion.text("includes", "").strip().split("\\s+"));
            yield file ->
                Stream.concat(loads(file, allowed).stream(), includes(file, given).stream())
                    .toList();
          }
          case "prints" -> file -> prints(file, asked, opener);
          case "reads" -> file -> unread(file, opener);
          case "verbose" -> RuleExam::verbose;
          default ->
              throw criterion.wrong(
                  "no rule '%s'; expected one of %s".formatted(criterion.text("rule"), RULES));
        };
    return new RuleExam(criterion, rule);
  }

  private static final int MOST_UNREAD = 5;

  @Override
  public Finding examine(Path program) {
    var broken = rule.broken(program);
    return broken.isEmpty()
        ? Finding.of(criterion, 0, "", List.of("Kept."))
        : Finding.penalty(
            criterion,
            criterion.penalty(),
            String.join(", and ", broken),
            broken.stream().map(each -> "**Recognised**: " + each + ".").toList());
  }

  private static List<String> loads(Path file, Set<String> allowed) {
    return source(file).loads().stream()
        .filter(each -> !allowed.contains(each.name()))
        .map(each -> "it loads %s (line %d)".formatted(each.name(), each.line()))
        .toList();
  }

  /** Code of a supplied file that was copied instead; one name alone may be a helper's. */
  private static List<String> includes(Path file, List<String> given) {
    String text = HandIn.text(file);
    var defined =
        given.stream()
            .filter(each -> !each.isEmpty())
            .filter(each -> Pattern.compile("(?m)^" + each + "\\s*\\(").matcher(text).find())
            .toList();
    return defined.size() < 2
        ? List.of()
        : List.of(
            "it includes code of the supplied file: it defines " + String.join(", ", defined));
  }

  private static List<String> verbose(Path file) {
    return source(file).calls("play", "verbose").stream()
        .map("it calls play(verbose, ...) (line %d)"::formatted)
        .toList();
  }

  private static PrologSource source(Path file) {
    try {
      return PrologSource.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      return PrologSource.of("");
    }
  }

  /** The clauses that Prolog leaves out because they cannot be read. */
  private static List<String> unread(Path file, Subject.Opener opener) {
    try (var subject = opener.open(file)) {
      return Stream.of(subject.ask("unread.").split("\u001E"))
          .filter(each -> !each.isBlank())
          .limit(MOST_UNREAD)
          .map(each -> "it cannot be read whole: " + each)
          .toList();
    } catch (AgentException unheard) {
      return List.of();
    }
  }

  private static List<String> prints(Path file, List<Probe> asked, Subject.Opener opener) {
    try (var subject = opener.open(file)) {
      for (var probe : asked) {
        Reply.of(probe, subject);
      }
      long printed = Long.parseLong(subject.ask("printed."));
      return printed == 0
          ? List.of()
          : List.of("its predicates print (%d characters while asked)".formatted(printed));
    } catch (AgentException | NumberFormatException unheard) {
      return List.of();
    }
  }
}
