/** The finals: a fixed round robin from zero, and marks by rule. */
@NullMarked
package plyground.league.finals;

import org.jspecify.annotations.NullMarked;
