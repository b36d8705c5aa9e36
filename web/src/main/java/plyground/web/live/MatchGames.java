package plyground.web.live;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.arena.plan.Schedule;
import plyground.arena.plan.ScheduledGame;
import plyground.core.InputException;
import plyground.core.Nature;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;

/** The games of a match: which one is on, how far it is and who plays it. */
final class MatchGames<P extends Position<P>> {
  final OpenGame<P> open;
  final List<AgentFactory<P>> players;
  final MoveHistory<P> line;
  final ScoreTally tally = new ScoreTally();
  private final Setup setup;
  private final Schedule schedule;

  int number;
  @Nullable Outcome ended;

  MatchGames(Setup setup, OpenGame<P> open, List<AgentFactory<P>> players) {
    this.setup = setup;
    this.open = open;
    this.players = players;
    schedule = Schedule.match(setup.games(), setup.swap(), setup.seed());
    line = new MoveHistory<>(open.game(), startOf(0));
  }

  private P startOf(int game) {
    return PositionRequest.start(
        open, setup.start(), schedule.startSeed(schedule.game(game).start()));
  }

  /** Another game, from its start. */
  void begin(int game) {
    if (game >= schedule.size()) {
      throw new InputException("there is no game " + (game + 1));
    }
    number = game;
    ended = null;
    line.reset(startOf(game));
  }

  /** Moves that follow one another, as players write them. */
  List<String> names(P from, List<Integer> moves) {
    var names = new ArrayList<String>();
    P at = from;
    for (int move : moves) {
      names.add(open.view().moveName(at, move));
      at = at.play(move);
    }
    return names;
  }

  boolean last() {
    return number + 1 >= schedule.size();
  }

  ScheduledGame scheduled() {
    return schedule.game(number);
  }

  /** The player in that seat of the current game. */
  AgentFactory<P> player(Side side) {
    return players.get(number(side));
  }

  /** Which of the two players has that seat in the current game. */
  int number(Side side) {
    var scheduled = scheduled();
    return side == Side.FIRST ? scheduled.first() : scheduled.second();
  }

  AgentFactory<P> playerToMove() {
    return player(line.position().toMove());
  }

  boolean anyHuman() {
    return players.stream().anyMatch(AgentFactory::isHuman);
  }

  boolean allHuman() {
    return players.stream().allMatch(AgentFactory::isHuman);
  }

  boolean over() {
    return (line.atEnd() && ended != null) || line.position().over();
  }

  Outcome outcome() {
    return line.atEnd() && ended != null ? ended : line.position().outcome();
  }

  void end(Outcome outcome) {
    ended = outcome;
    tally.count(setup.games() > 1 || !anyHuman() ? scheduled() : null, outcome);
  }

  /** Where undo leads: the last move a person can make differently; where none plays, one back. */
  int before() {
    int to = line.at() - 1;
    while (anyHuman() && to >= 0 && !humanAt(to)) {
      to--;
    }
    return to;
  }

  /** The opposite. */
  int after() {
    int to = line.at() + 1;
    while (anyHuman() && to < line.plies().size() && !humanAt(to)) {
      to++;
    }
    return to;
  }

  private boolean humanAt(int ply) {
    P position = line.position(ply);
    return !Nature.movesAt(position) && player(position.toMove()).isHuman();
  }

  /**
   * @throws Refusal unless it is a person's turn to make the move of that number
   */
  void expectPerson(int at) {
    if (at != line.at()) {
      throw Refusal.conflict("the game is at move " + line.at() + ", not " + at);
    }
    if (over()) {
      throw Refusal.conflict("the game is over");
    }
    if (Nature.movesAt(line.position())) {
      throw Refusal.conflict("the dice are not thrown yet");
    }
    if (!playerToMove().isHuman()) {
      throw Refusal.conflict("it is the turn of " + playerToMove().name());
    }
    if (line.at() >= PositionRequest.MOST_MOVES) {
      throw Refusal.conflict(
          "the game has " + PositionRequest.MOST_MOVES + " moves, the most there can be");
    }
  }
}
