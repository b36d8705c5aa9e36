/** Classic games, each written in one file as anybody would write a game of their own. */
@NullMarked
package plyground.games.gallery;

import org.jspecify.annotations.NullMarked;
