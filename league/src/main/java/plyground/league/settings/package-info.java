/** What a lecturer decides, and the file it is written in. */
@NullMarked
package plyground.league.settings;

import org.jspecify.annotations.NullMarked;
