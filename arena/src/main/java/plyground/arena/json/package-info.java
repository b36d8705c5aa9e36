/** JSON as all of us write it. */
@NullMarked
package plyground.arena.json;

import org.jspecify.annotations.NullMarked;
