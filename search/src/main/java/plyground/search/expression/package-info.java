/** Evaluators written as formulas over a game's named features; nothing of them is run as code. */
@NullMarked
package plyground.search.expression;

import org.jspecify.annotations.NullMarked;
