package plyground.arena.stats;

/** Wins and draws of every ordered pairing: who moved first, who second. */
public final class CrossCounts {
  private final int players;
  private final double[][] firstWins;
  private final double[][] secondWins;
  private final double[][] draws;

  public CrossCounts(int players) {
    this.players = players;
    firstWins = new double[players][players];
    secondWins = new double[players][players];
    draws = new double[players][players];
  }

  /**
   * @param result 1 if the first won, -1 if the second, 0 for a draw
   * @param games how many ended so
   */
  public void add(int first, int second, int result, long games) {
    (result > 0 ? firstWins : result < 0 ? secondWins : draws)[first][second] += games;
  }

  public int players() {
    return players;
  }

  public double firstWins(int first, int second) {
    return firstWins[first][second];
  }

  public double secondWins(int first, int second) {
    return secondWins[first][second];
  }

  public double draws(int first, int second) {
    return draws[first][second];
  }

  public double games(int first, int second) {
    return firstWins[first][second] + secondWins[first][second] + draws[first][second];
  }

  /** Which players can be compared: a number for each, the same for those linked by games. */
  public int[] islands() {
    int[] island = new int[players];
    for (int i = 0; i < players; i++) {
      island[i] = i;
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 0; i < players; i++) {
        for (int j = 0; j < players; j++) {
          if (games(i, j) > 0 && island[i] != island[j]) {
            int least = Math.min(island[i], island[j]);
            island[i] = least;
            island[j] = least;
            changed = true;
          }
        }
      }
    }
    return island;
  }

  /** Whether all ratings can be compared. */
  public boolean connected() {
    for (int island : islands()) {
      if (island != 0) {
        return false;
      }
    }
    return true;
  }
}
