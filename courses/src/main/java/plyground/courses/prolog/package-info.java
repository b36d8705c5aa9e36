/** Players written in Prolog: our library for the assignments and SWI-Prolog as a child process. */
@NullMarked
package plyground.courses.prolog;

import org.jspecify.annotations.NullMarked;
