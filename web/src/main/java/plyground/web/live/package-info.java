/** Games in progress, the searches they wait for, and where they are kept. */
@NullMarked
package plyground.web.live;

import org.jspecify.annotations.NullMarked;
