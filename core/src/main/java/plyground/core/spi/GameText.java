package plyground.core.spi;

import java.util.List;

/**
 * A game in words.
 *
 * @param summary one sentence
 * @param rules how it is played, a paragraph each
 * @param opponent the agent a person meets who names none
 */
public record GameText(String name, String summary, List<String> rules, String opponent) {}
