/** What a game, an agent or an evaluator says about itself so that the house can offer it. */
@NullMarked
package plyground.core.spi;

import org.jspecify.annotations.NullMarked;
