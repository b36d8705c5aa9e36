package plyground.web.lesson;

import java.util.List;

/**
 * A lesson as a page shows it.
 *
 * @param name by which its address calls it
 * @param minutes it takes about so long
 * @param games it can be done with, the usual one first
 * @param html its text, escaped, with a place for every activity
 */
public record Lesson(
    String name, String title, String summary, int minutes, List<String> games, String html) {}
