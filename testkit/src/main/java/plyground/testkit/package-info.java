/** What every game and every search must pass, and small worlds to test them in. */
@NullMarked
package plyground.testkit;

import org.jspecify.annotations.NullMarked;
