/** What is kept of a game that was played. */
@NullMarked
package plyground.arena.record;

import org.jspecify.annotations.NullMarked;
