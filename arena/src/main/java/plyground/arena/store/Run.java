package plyground.arena.store;

import plyground.arena.plan.Plan;

/**
 * A match or tournament in a store.
 *
 * @param id its number there
 * @param size how many games it has in all
 * @param software the version that began it
 */
public record Run(int id, Plan plan, int size, String software, String begun) {}
