/** Painters of boards and scenes, which know geometries and no games: text and SVG. */
@NullMarked
package plyground.views;

import org.jspecify.annotations.NullMarked;
