/** Playing what is planned, on one thread or many. */
@NullMarked
package plyground.arena.play;

import org.jspecify.annotations.NullMarked;
