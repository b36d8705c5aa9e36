/** A class hands in bots and watches them climb: settings, store and what can be asked of both. */
@NullMarked
package plyground.league;

import org.jspecify.annotations.NullMarked;
