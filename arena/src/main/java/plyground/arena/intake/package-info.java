/** What somebody handed in, read so that it can do no harm. */
@NullMarked
package plyground.arena.intake;

import org.jspecify.annotations.NullMarked;
