/** Tries an agent out before it plays, step by step, and says in plain words what is wrong. */
@NullMarked
package plyground.arena.check;

import org.jspecify.annotations.NullMarked;
