/** Boards, pictures and gestures of games as JSON, for pages that know no rules. */
@NullMarked
package plyground.web.scene;

import org.jspecify.annotations.NullMarked;
