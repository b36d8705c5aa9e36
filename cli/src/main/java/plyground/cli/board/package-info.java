/** Boards drawn in a terminal, one file a game. */
@NullMarked
package plyground.cli.board;

import org.jspecify.annotations.NullMarked;
