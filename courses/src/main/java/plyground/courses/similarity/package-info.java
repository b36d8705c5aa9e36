/** How alike the hand-ins of a class are: a hint where to look, no verdict. */
@NullMarked
package plyground.courses.similarity;

import org.jspecify.annotations.NullMarked;
