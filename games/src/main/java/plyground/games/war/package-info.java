/** The war game: Union against Confederacy for the resources of a map's cities. */
@NullMarked
package plyground.games.war;

import org.jspecify.annotations.NullMarked;
