/** The Labyrinth project: its predicates under their own names. */
@NullMarked
package plyground.courses.labyrinth;

import org.jspecify.annotations.NullMarked;
