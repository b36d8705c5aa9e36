/** What only the Othello assignment prints. */
@NullMarked
package plyground.cli.othello;

import org.jspecify.annotations.NullMarked;
