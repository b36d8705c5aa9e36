/** What many games add up to. */
@NullMarked
package plyground.arena.standings;

import org.jspecify.annotations.NullMarked;
