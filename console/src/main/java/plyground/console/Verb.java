package plyground.console;

import java.util.function.Function;

/**
 * A command by the word that is typed for it.
 *
 * @param maker makes it; only the one that was named is made
 */
public record Verb(String name, CommandGroup group, Function<Streams, Object> maker) {}
