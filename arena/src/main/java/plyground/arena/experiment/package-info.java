/** Experiments over an agent's parameters: which settings are played, and what their games show. */
@NullMarked
package plyground.arena.experiment;

import org.jspecify.annotations.NullMarked;
