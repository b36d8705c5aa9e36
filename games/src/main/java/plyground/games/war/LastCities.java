package plyground.games.war;

/**
 * The end of every line of {@link SectorSearch}: one or two empty cities.
 *
 * @param links for every empty city its neighbours
 * @param worth what each city is worth
 * @param marchOnly whether nobody drops where he can march
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record LastCities(long[] links, int[] worth, boolean marchOnly) {
  /** What the mover still gains. */
  int value(long own, long other, long empty) {
    int one = Long.numberOfTrailingZeros(empty);
    int another = Long.SIZE - 1 - Long.numberOfLeadingZeros(empty);
    if (one == another) {
      return last(own, other, one);
    }
    return Math.max(first(own, other, one, another), first(own, other, another, one));
  }

  /** One of the last two empty cities now, the other one left to the opponent. */
  private int first(long own, long other, int city, int left) {
    long taken = own | 1L << city;
    int drop = worth[city] - last(other, taken, left);
    if ((links[city] & own) == 0) {
      return drop;
    }
    long turned = links[city] & other;
    int march = worth[city] + 2 * sum(turned) - last(other ^ turned, taken | turned, left);
    return marchOnly ? march : Math.max(march, drop);
  }

  /** The last empty city. */
  private int last(long own, long other, int city) {
    int drop = worth[city];
    if ((links[city] & own) == 0) {
      return drop;
    }
    int march = drop + 2 * sum(links[city] & other);
    return marchOnly ? march : Math.max(march, drop);
  }

  int sum(long cities) {
    int sum = 0;
    for (long rest = cities; rest != 0; rest &= rest - 1) {
      sum += worth[Long.numberOfTrailingZeros(rest)];
    }
    return sum;
  }
}
