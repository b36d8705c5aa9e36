/** The War of Life assignment: its predicates, its tables and its worksheet. */
@NullMarked
package plyground.courses.waroflife;

import org.jspecify.annotations.NullMarked;
