/** What can be learned from a game that was lost. */
@NullMarked
package plyground.league.review;

import org.jspecify.annotations.NullMarked;
