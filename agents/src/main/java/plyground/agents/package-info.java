/** Ways to be a player, and the place where games and players get their names. */
@NullMarked
package plyground.agents;

import org.jspecify.annotations.NullMarked;
