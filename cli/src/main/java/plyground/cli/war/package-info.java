/** The war game's own commands and its picture. */
@NullMarked
package plyground.cli.war;

import org.jspecify.annotations.NullMarked;
