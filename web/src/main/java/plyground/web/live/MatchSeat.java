package plyground.web.live;

import java.util.Locale;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;

/**
 * A match as one visitor may change it: nobody moves, takes back or gives up for somebody else.
 *
 * @param session who it is, as far as a cookie tells
 */
public record MatchSeat<P extends Position<P>>(LiveMatch<P> match, String session) {
  /** A person's move. */
  public void play(String word, int at) {
    synchronized (match) {
      var games = match.games;
      games.expectPerson(at);
      expectSeat(games.line.position().toMove());
      int move = games.open.game().parseMove(games.line.position(), word);
      match.change();
      games.ended = null;
      games.line.play(move, match.version);
      match.moved();
    }
  }

  /** Whose a seat is, for whom one tells it. */
  enum Holder {
    YOU,
    /** Anybody's who is at the board. */
    OPEN,
    FREE,
    TAKEN,
    AGENT;

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private void expectSeat(Side side) {
    if (!holds(side)) {
      throw Refusal.forbidden("somebody else plays " + name(side) + "; you can watch");
    }
  }

  private boolean holds(Side side) {
    var games = match.games;
    return games.player(side).isHuman() && match.seats.mayMove(games.number(side), session);
  }

  private String name(Side side) {
    return match.games.open.view().look(side).name();
  }

  /** Takes back what a person can make differently; where none plays, one move. */
  public void undo() {
    synchronized (match) {
      expectAlone();
      int to = match.games.before();
      if (to < 0 || (match.games.ended != null && match.setup.games() > 1)) {
        throw Refusal.conflict("there is nothing to take back");
      }
      match.goTo(to);
    }
  }

  /** The opposite of undo. */
  public void redo() {
    synchronized (match) {
      expectAlone();
      if (match.games.line.atEnd()) {
        throw Refusal.conflict("there is nothing to make again");
      }
      match.goTo(match.games.after());
    }
  }

  /** What was played between two people stays played. */
  private void expectAlone() {
    var games = match.games;
    if (!games.anyHuman()) {
      return;
    }
    if (!holds(Side.FIRST) && !holds(Side.SECOND)) {
      throw Refusal.forbidden("others play this game; you can watch");
    }
    if (match.clock.used()) {
      throw Refusal.conflict("nothing is taken back in a game with clocks");
    }
    if (games.allHuman() && match.seats.apart()) {
      throw Refusal.conflict("nothing is taken back where two people play at two screens");
    }
  }

  /** This person gives up; who plays for both, for the side to move. */
  public void resign() {
    synchronized (match) {
      var games = match.games;
      if (games.over()) {
        throw Refusal.conflict("the game is over");
      }
      if (!games.anyHuman()) {
        throw Refusal.conflict("no person plays here");
      }
      var toMove = games.line.position().toMove();
      var loser = holds(toMove) ? toMove : toMove.other();
      expectSeat(loser);
      match.change();
      games.line.forgetTaken();
      match.finish(Outcome.win(loser.other(), 0, "resignation"));
    }
  }

  public void pause() {
    synchronized (match) {
      match.change();
      match.paused = true;
    }
  }

  public void resume() {
    synchronized (match) {
      match.change();
      match.paused = false;
      match.games.line.go(match.games.line.plies().size());
      match.proceed();
    }
  }

  /** One move of an agent, or the next game. */
  public void step() {
    synchronized (match) {
      var line = match.games.line;
      match.change();
      match.paused = true;
      if (!line.atEnd()) {
        line.go(line.at() + 1);
        return;
      }
      match.stepping = true;
      match.proceed();
    }
  }

  public void delay(int millis) {
    synchronized (match) {
      match.version++;
      match.delay = millis;
      match.keep();
    }
  }

  /** Frees one of two seats that are both this person's, for whoever is invited. */
  public void invite(Side side) {
    synchronized (match) {
      boolean both = holds(Side.FIRST) && holds(Side.SECOND);
      boolean again = match.seats.holder(match.games.number(side)).equals(Seats.FREE);
      if (session.isEmpty() || !(both || (again && holds(side.other())))) {
        throw Refusal.conflict("there is no seat to invite anybody to");
      }
      match.change();
      match.seats.invite(match.games.number(side));
      match.proceed();
    }
  }

  /** Sits down on the free seat; who sits already, stays. */
  public void join(String invitation) {
    synchronized (match) {
      boolean sits =
          !session.isEmpty()
              && (match.seats.holder(0).equals(session) || match.seats.holder(1).equals(session));
      if (!sits) {
        match.seats.take(invitation, session);
        match.change();
        match.proceed();
      }
    }
  }

  /** What a seat is to this person. */
  Holder seat(Side side) {
    var games = match.games;
    if (!games.player(side).isHuman()) {
      return Holder.AGENT;
    }
    String holder = match.seats.holder(games.number(side));
    return switch (holder) {
      case Seats.ANYBODY -> Holder.OPEN;
      case Seats.FREE -> Holder.FREE;
      default -> holder.equals(session) ? Holder.YOU : Holder.TAKEN;
    };
  }

  /** The invitation, for those who may hand it on. */
  String invitation() {
    return holds(Side.FIRST) || holds(Side.SECOND) ? match.seats.invitation() : "";
  }
}
