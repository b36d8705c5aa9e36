/** The commands: everything a person sees in a terminal. */
@NullMarked
package plyground.cli;

import org.jspecify.annotations.NullMarked;
