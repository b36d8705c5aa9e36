package plyground.agents;

/**
 * An opponent by how strong it is.
 *
 * @param name in a word: {@code Easy}
 * @param agent who plays so
 * @param about what it does, in a few words
 */
public record Level(String name, String agent, String about) {}
