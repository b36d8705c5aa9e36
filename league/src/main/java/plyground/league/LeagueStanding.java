package plyground.league;

/**
 * A line of the standings as somebody sees it.
 *
 * @param id the person's, an alias, or {@code house:AGENT}
 * @param version the person's first, second and so on; 0 for house bots
 * @param low of the interval the rating is in, 95 times of 100
 * @param own whether it is the viewer's
 * @param open whether people may play against it
 * @param bot its id on the ladder
 */
public record LeagueStanding(
    String id,
    String name,
    int version,
    double rating,
    double low,
    double high,
    int games,
    int faults,
    boolean own,
    boolean open,
    String bot) {}
