package plyground.league.member;

/**
 * Somebody who takes part.
 *
 * @param id by which the course knows them
 * @param alias what others may see instead of the name
 * @param epoch of their sessions; older ones are over
 */
public record Member(String id, String name, String alias, MemberRole role, int epoch) {}
