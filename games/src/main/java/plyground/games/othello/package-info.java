/** Othello on 6x6, the course's assignment, and on 8x8, the game of the world. */
@NullMarked
package plyground.games.othello;

import org.jspecify.annotations.NullMarked;
