/** Players: what they are asked and how they can fail. */
@NullMarked
package plyground.core.agent;

import org.jspecify.annotations.NullMarked;
