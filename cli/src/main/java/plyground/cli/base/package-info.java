/** What every command stands on: streams, JSON lines, shared options and phrases. */
@NullMarked
package plyground.cli.base;

import org.jspecify.annotations.NullMarked;
