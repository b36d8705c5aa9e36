/** What a game shows of its positions to whoever learns to judge them. */
@NullMarked
package plyground.core.learn;

import org.jspecify.annotations.NullMarked;
