/**
 * A game in one file: a position that says what stands on each cell, and a {@link
 * plyground.core.kit.BoardGame} that says the rest. Text, board, gestures and the searches' needs
 * follow from these.
 */
@NullMarked
package plyground.core.kit;

import org.jspecify.annotations.NullMarked;
