/** The lab in the browser: HTTP, live events and the pages. */
@NullMarked
package plyground.web;

import org.jspecify.annotations.NullMarked;
