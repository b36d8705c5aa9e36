/** Programs as players: the protocols they speak. */
@NullMarked
package plyground.agents.protocol;

import org.jspecify.annotations.NullMarked;
