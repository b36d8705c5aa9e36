package plyground.games.war;

/** Two cities that are neighbours; one of a city to itself means nothing. */
public record Road(String one, String other) {}
