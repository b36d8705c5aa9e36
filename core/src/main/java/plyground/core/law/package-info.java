/** What holds for every game, asked of one game: the laws, and where it breaks them. */
@NullMarked
package plyground.core.law;

import org.jspecify.annotations.NullMarked;
