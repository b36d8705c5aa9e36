package plyground.agents;

/**
 * An opponent by how strong it is.
 *
 * @param name in a word: {@code Easy}
 * @param agent who plays so
 */
public record Level(String name, String agent) {}
