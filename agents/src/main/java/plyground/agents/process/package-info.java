/** Programs that play: started, spoken to line by line, kept within limits, killed when late. */
@NullMarked
package plyground.agents.process;

import org.jspecify.annotations.NullMarked;
