/** Evaluators made of learned weights, the files they are kept in, and what is known of them. */
@NullMarked
package plyground.search.learned;

import org.jspecify.annotations.NullMarked;
