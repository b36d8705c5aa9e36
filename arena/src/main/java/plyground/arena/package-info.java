/** Matches and tournaments: many games, the same ones on any number of threads. */
@NullMarked
package plyground.arena;

import org.jspecify.annotations.NullMarked;
