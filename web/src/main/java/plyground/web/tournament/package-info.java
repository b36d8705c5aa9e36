/** Tournaments of the lab: kept in the arena's store, played in the background. */
@NullMarked
package plyground.web.tournament;

import org.jspecify.annotations.NullMarked;
