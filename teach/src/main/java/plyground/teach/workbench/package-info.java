/** Evaluators as formulas: valued, compared and taken away as source of other languages. */
@NullMarked
package plyground.teach.workbench;

import org.jspecify.annotations.NullMarked;
