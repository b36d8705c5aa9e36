/** The algorithms, one file each; none of them knows a game. */
@NullMarked
package plyground.search;

import org.jspecify.annotations.NullMarked;
