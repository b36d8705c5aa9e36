/** Where runs and their games are kept: a file or a server, the same tables in both. */
@NullMarked
package plyground.arena.store;

import org.jspecify.annotations.NullMarked;
