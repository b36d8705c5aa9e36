/** JSON as the lab reads and writes it. */
@NullMarked
package plyground.web.json;

import org.jspecify.annotations.NullMarked;
