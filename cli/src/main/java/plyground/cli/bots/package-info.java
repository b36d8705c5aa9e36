/** Bots to begin with, one in each language. */
@NullMarked
package plyground.cli.bots;

import org.jspecify.annotations.NullMarked;
