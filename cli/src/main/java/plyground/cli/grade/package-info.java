/** Marking a folder of submissions against a rubric. */
@NullMarked
package plyground.cli.grade;

import org.jspecify.annotations.NullMarked;
