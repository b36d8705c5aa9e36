/** What the War of Life assignment wants written down. */
@NullMarked
package plyground.cli.waroflife;

import org.jspecify.annotations.NullMarked;
