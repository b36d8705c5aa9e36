/** Positions whose exact value was proved once and is looked up since. */
@NullMarked
package plyground.agents.book;

import org.jspecify.annotations.NullMarked;
