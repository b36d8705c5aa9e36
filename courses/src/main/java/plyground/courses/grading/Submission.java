package plyground.courses.grading;

import java.nio.file.Path;
import java.util.List;

/**
 * What one student handed in.
 *
 * @param name of the student, as the file or folder has it
 * @param parts a folder, an archive or a file, perhaps with further files that bear the same name
 */
record Submission(String name, List<Path> parts) {}
