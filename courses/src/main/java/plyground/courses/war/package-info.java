/** The war assignment: its program with moves and log files, and the comparison of its searches. */
@NullMarked
package plyground.courses.war;

import org.jspecify.annotations.NullMarked;
