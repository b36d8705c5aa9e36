/** Amazing Labyrinth: the shifting maze of the Prolog project, its five heuristics, a search. */
@NullMarked
package plyground.games.labyrinth;

import org.jspecify.annotations.NullMarked;
