package plyground.league.member;

/**
 * Somebody who takes part.
 *
 * @param id by which the course knows them
 * @param alias what others may see instead of the name
 * @param epoch of their sessions; older ones are over
 * @param open whether others may play against their bot
 * @param graceDays after everybody's deadline, for them alone
 */
public record Member(
    String id,
    String name,
    String alias,
    MemberRole role,
    int epoch,
    boolean open,
    int graceDays) {}
