/** The contracts every game, search and player is written against. */
@NullMarked
package plyground.core;

import org.jspecify.annotations.NullMarked;
