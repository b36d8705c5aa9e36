/** Plots as SVG and pages that hold them, without a script and without anything from elsewhere. */
@NullMarked
package plyground.arena.plot;

import org.jspecify.annotations.NullMarked;
