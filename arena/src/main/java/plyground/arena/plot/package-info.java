/** Pages and plots that need nothing but a browser: one file, no scripts, nothing fetched. */
@NullMarked
package plyground.arena.plot;

import org.jspecify.annotations.NullMarked;
