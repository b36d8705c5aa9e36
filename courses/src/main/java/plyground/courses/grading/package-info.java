/** Marking a folder of submissions against a rubric. */
@NullMarked
package plyground.courses.grading;

import org.jspecify.annotations.NullMarked;
