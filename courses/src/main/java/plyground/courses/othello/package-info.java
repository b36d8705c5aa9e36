/** The Othello assignment: its predicates, searches, shell, competition and Part C. */
@NullMarked
package plyground.courses.othello;

import org.jspecify.annotations.NullMarked;
