/** Why a move is good or bad, in sentences computed from a search and the game's features. */
@NullMarked
package plyground.teach.why;

import org.jspecify.annotations.NullMarked;
