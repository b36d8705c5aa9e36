package plyground.arena.report;

/** The agent that ratings are measured from, and its own rating. */
public record Anchor(String agent, double rating) {}
