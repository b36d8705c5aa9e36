package plyground.arena.intake;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The name of a downloaded file as learning platforms change it: whose it is in front, then the
 * name that the student gave it.
 *
 * @param owner the same for everything that one student handed in at once
 */
public record LmsName(String owner, String original) {
  private static final List<Pattern> FORMS =
      List.of(
          // Blackboard: Assignment 3_jdoe_attempt_2014-04-04-23-10-59_John_Doe.zip
          Pattern.compile("(.+_attempt_\\d{4}(?:-\\d\\d){5})_(.+)"),
          // Moodle: John Doe_12345_assignsubmission_file_John_Doe.zip
          Pattern.compile("(.+_\\d+_assignsubmission_file)_(.+)"),
          // Canvas: doejohn_LATE_12345_67890_John_Doe-1.zip
          Pattern.compile("(\\p{Ll}+(?:_LATE)?_\\d+_\\d+)_(.+)"),
          // Others: Doe_John_12345_John_Doe.zip
          Pattern.compile("(\\p{L}[\\p{L}'. -]*_\\p{L}[\\p{L}'. -]*_\\d{3,})_(.+)"));

  /** What Canvas puts behind the name of a second try. */
  private static final Pattern AGAIN = Pattern.compile("(.+)-\\d{1,2}(\\.\\w+)");

  public static Optional<LmsName> of(String name) {
    for (var form : FORMS) {
      var match = form.matcher(name);
      if (match.matches()) {
        return Optional.of(
            new LmsName(match.group(1), AGAIN.matcher(match.group(2)).replaceAll("$1$2")));
      }
    }
    return Optional.empty();
  }

  /** The name the student gave it. */
  public static String original(String name) {
    return of(name).map(LmsName::original).orElse(name);
  }
}
