package plyground.courses.grading;

import java.nio.file.Path;

/** What one criterion asks of every submission, always the same. */
@FunctionalInterface
public interface Exam {
  Finding examine(Path program);
}
