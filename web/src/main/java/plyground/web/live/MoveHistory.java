package plyground.web.live;

import java.util.ArrayList;
import java.util.List;
import plyground.core.Game;
import plyground.core.Position;

/** The moves of a game, some of which may have been taken back and can be made again. */
final class MoveHistory<P extends Position<P>> {
  private final Game<P> game;
  private final List<Ply<P>> plies = new ArrayList<>();
  private P start;
  private int at;

  MoveHistory(Game<P> game, P start) {
    this.game = game;
    this.start = start;
  }

  /** Another game. */
  void reset(P from) {
    start = from;
    plies.clear();
    at = 0;
  }

  P start() {
    return start;
  }

  P position() {
    return position(at);
  }

  P position(int ply) {
    return ply == 0 ? start : plies.get(ply - 1).after();
  }

  List<Ply<P>> plies() {
    return plies;
  }

  /** How many moves are made; the rest is taken back. */
  int at() {
    return at;
  }

  void go(int ply) {
    at = Math.clamp(ply, 0, plies.size());
  }

  boolean atEnd() {
    return at == plies.size();
  }

  /** What was taken back is gone. */
  void forgetTaken() {
    plies.subList(at, plies.size()).clear();
  }

  /** Makes a move; what was taken back before is gone. */
  void play(int move, long version) {
    play(move, MoveOpinion.NONE, version);
  }

  /** The same, with what its player thought. */
  void play(int move, MoveOpinion opinion, long version) {
    var before = position();
    forgetTaken();
    var after = before.play(move);
    String word = game.formatMove(before, move);
    plies.add(new Ply<>(move, word, after, game.format(after), opinion, version));
    at++;
  }

  /** How many moves from the start somebody has who saw that version. */
  int known(long version) {
    int known = 0;
    while (known < plies.size() && plies.get(known).born() <= version) {
      known++;
    }
    return known;
  }

  List<String> words() {
    return plies.stream().map(Ply::word).toList();
  }
}
