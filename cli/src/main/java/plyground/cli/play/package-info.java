/** A game in the terminal. */
@NullMarked
package plyground.cli.play;

import org.jspecify.annotations.NullMarked;
