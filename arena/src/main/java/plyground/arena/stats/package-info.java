/** What many games say, and how sure one can be of it. */
@NullMarked
package plyground.arena.stats;

import org.jspecify.annotations.NullMarked;
