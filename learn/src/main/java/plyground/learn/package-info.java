/** Evaluators from self-play: games, fitting, gating. */
@NullMarked
package plyground.learn;

import org.jspecify.annotations.NullMarked;
