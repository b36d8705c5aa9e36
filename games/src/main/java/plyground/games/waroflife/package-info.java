/** War of Life: Conway's life with two colours, a move before every generation. */
@NullMarked
package plyground.games.waroflife;

import org.jspecify.annotations.NullMarked;
