/** Games from elsewhere: a jar, a folder or a Java file, each loaded by itself. */
@NullMarked
package plyground.agents.plugin;

import org.jspecify.annotations.NullMarked;
