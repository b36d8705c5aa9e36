package plyground.cli.grade;

import java.nio.file.Path;

/** What one criterion asks of every submission, always the same. */
@FunctionalInterface
interface Exam {
  Finding examine(Path program);
}
