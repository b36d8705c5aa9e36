/** Our agents as programs for others: UGI engines, and players behind JSON lines. */
@NullMarked
package plyground.agents.engine;

import org.jspecify.annotations.NullMarked;
