/** What is to be played: agents, starts, schedule, limits. */
@NullMarked
package plyground.arena.plan;

import org.jspecify.annotations.NullMarked;
