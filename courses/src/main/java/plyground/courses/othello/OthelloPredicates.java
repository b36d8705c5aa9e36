package plyground.courses.othello;

import java.util.List;
import java.util.OptionalInt;
import plyground.core.Evaluator;
import plyground.core.LegalMoves;
import plyground.core.Side;
import plyground.games.othello.Othello;
import plyground.games.othello.OthelloPosition;
import plyground.games.othello.Size;

/**
 * The ten operations of the handout under their own names, over the same rules as everything else
 * here, and the starter file's {@code showState}. A state is a {@link OthelloPosition}; whose turn
 * it says it is does not matter where a player is given. Players are 1 and 2, moves {@code
 * [row,column]} from 0 and {@code n} for a pass.
 */
public final class OthelloPredicates {
  private static final Othello GAME = new Othello(Size.SIX);
  private static final String PASS = "n";

  private final Evaluator<OthelloPosition> heuristic;

  /** A state and who is to move there. */
  public record Turned(OthelloPosition state, int player) {}

  /**
   * @param heuristic the name of an evaluator: {@code zero} is the least the handout asks for
   */
  public OthelloPredicates(String heuristic) {
    this.heuristic = OthelloAgents.evaluator(heuristic, GAME);
  }

  /** {@code initialize(InitialState,InitialPlyr)}: four discs in the middle, player 1 to move. */
  public Turned initialize() {
    return new Turned(OthelloPosition.start(Size.SIX), 1);
  }

  /** {@code winner(State,Plyr)}: who has won; nobody while the game goes on or when it is tied. */
  public OptionalInt winner(OthelloPosition state) {
    boolean decided = terminal(state) && state.lead() != 0;
    return decided ? OptionalInt.of(score(state) > 0 ? 1 : 2) : OptionalInt.empty();
  }

  /** {@code tie(State)}: over, with as many discs on either side. */
  public boolean tie(OthelloPosition state) {
    return terminal(state) && state.lead() == 0;
  }

  /** {@code terminal(State)}: neither player can place a disc. */
  public boolean terminal(OthelloPosition state) {
    return state.over();
  }

  /** {@code moves(Plyr,State,MvList)}: row by row, left to right; a lone pass if there is none. */
  public List<String> moves(int player, OthelloPosition state) {
    var words = LegalMoves.words(GAME, seenBy(player, state));
    return words.isEmpty() ? List.of(PASS) : words;
  }

  /**
   * {@code nextState(Plyr,Move,State,NewState,NextPlyr)}.
   *
   * @throws IllegalArgumentException if the move is not valid
   */
  public Turned nextState(int player, String move, OthelloPosition state) {
    if (!validmove(player, state, move)) {
      throw new IllegalArgumentException("player " + player + " cannot play " + move);
    }
    var before = seenBy(player, state);
    int number = move.equals(PASS) ? OthelloPosition.PASS : GAME.parseMove(before, move);
    return new Turned(before.play(number), 3 - player);
  }

  /** {@code validmove(Plyr,State,Proposed)}: a pass only if there is nothing else. */
  public boolean validmove(int player, OthelloPosition state, String proposed) {
    return moves(player, state).contains(proposed);
  }

  /** {@code h(State,Val)}: larger is better for player 1. */
  public int h(OthelloPosition state) {
    return heuristic.evaluate(state) * state.toMove().sign();
  }

  /** {@code lowerBound(B)}: below every value of {@code h}. */
  public int lowerBound() {
    return -heuristic.bound();
  }

  /** {@code upperBound(B)}: above every value of {@code h}. */
  public int upperBound() {
    return heuristic.bound();
  }

  /** {@code showState(State)}: each cell followed by a space, one row a line. */
  public static String showState(OthelloPosition state) {
    String board = new Othello(state.size()).format(state).replaceAll(" .*", "");
    return board.replaceAll("[^/]", "$0 ").replace('/', '\n') + "\n";
  }

  private static int score(OthelloPosition state) {
    return state.lead() * state.toMove().sign();
  }

  private static OthelloPosition seenBy(int player, OthelloPosition state) {
    var side = player == 1 ? Side.FIRST : Side.SECOND;
    return OthelloPosition.of(state.size(), state.first(), state.second(), side);
  }
}
