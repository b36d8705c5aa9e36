/** Tic-tac-toe: the sample of the Othello course, and the smallest game of the house. */
@NullMarked
package plyground.games.tictactoe;

import org.jspecify.annotations.NullMarked;
