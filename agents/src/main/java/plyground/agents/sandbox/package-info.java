/** Programs of other people, started, shut away, limited and ended. */
@NullMarked
package plyground.agents.sandbox;

import org.jspecify.annotations.NullMarked;
