package plyground.arena.standings;

import plyground.arena.record.GameSummary;

/** What a player spent on its moves. */
public final class Usage {
  private long moves;
  private long nanos;
  private long nodes;
  private long late;

  void add(GameSummary.Cost cost) {
    moves += cost.moves();
    nanos += cost.nanos();
    nodes += cost.nodes();
    late += cost.late();
  }

  /** How many moves took longer than the player was told, and were waited for. */
  public long late() {
    return late;
  }

  /** Whether anything was measured. */
  public boolean measured() {
    return moves > 0;
  }

  /** Milliseconds a move, over those that were measured. */
  public double millisAMove() {
    return moves == 0 ? 0 : nanos / 1e6 / moves;
  }

  /** Positions visited a move, over those that were measured. */
  public double nodesAMove() {
    return moves == 0 ? 0 : (double) nodes / moves;
  }

  /** Positions visited a second, over the moves that were measured. */
  public double nodesASecond() {
    return nanos == 0 ? 0 : nodes * 1e9 / nanos;
  }
}
