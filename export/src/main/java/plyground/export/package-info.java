/** Games and moves as tables that other programs read: a row a game, a row a move. */
@NullMarked
package plyground.export;

import org.jspecify.annotations.NullMarked;
