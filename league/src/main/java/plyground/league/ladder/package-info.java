/** The ladder: who meets whom, the workers that play, what the games say. */
@NullMarked
package plyground.league.ladder;

import org.jspecify.annotations.NullMarked;
