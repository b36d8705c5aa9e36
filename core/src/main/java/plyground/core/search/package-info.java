/** What a search is asked for and what it answers: limits, results, and the trace of its work. */
@NullMarked
package plyground.core.search;

import org.jspecify.annotations.NullMarked;
