/** What every command stands on: streams, JSON lines, shared options and phrases. */
@NullMarked
package plyground.console;

import org.jspecify.annotations.NullMarked;
