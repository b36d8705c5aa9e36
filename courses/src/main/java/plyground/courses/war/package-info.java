/** The war assignment: its program, its files of moves and logs, the comparison of its searches. */
@NullMarked
package plyground.courses.war;

import org.jspecify.annotations.NullMarked;
