package plyground.arena.plan;

/** Two players of a tournament by their numbers, the one in the first seat first. */
public record Seating(int a, int b) {}
