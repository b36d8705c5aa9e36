/** Measurements, with peers beside us in the same run. */
@NullMarked
package plyground.bench;

import org.jspecify.annotations.NullMarked;
