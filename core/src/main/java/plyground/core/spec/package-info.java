/** Names with parameters, as people write them: {@code alphabeta:depth=5}. */
@NullMarked
package plyground.core.spec;

import org.jspecify.annotations.NullMarked;
