/** What a match or tournament came to, for people and for other programs. */
@NullMarked
package plyground.arena.report;

import org.jspecify.annotations.NullMarked;
