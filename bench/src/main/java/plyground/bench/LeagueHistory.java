package plyground.bench;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.StringJoiner;
import plyground.agents.OpenGame;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;

/**
 * Fills the store of a league with games that nobody played, so that its pages show what they show
 * in the middle of a term: pairs of neighbours, moves drawn at random.
 */
final class LeagueHistory {
  private static final int NEIGHBOURS = 5;

  private final SplitMix random = new SplitMix(1);

  /**
   * @param store the league's file
   * @param bots on the ladder, called {@code v:1} and so on
   * @param pairs of each bot
   */
  void fill(String store, OpenGame<?> open, int bots, int pairs) throws SQLException {
    try (var there = DriverManager.getConnection("jdbc:sqlite:" + store)) {
      there.setAutoCommit(false);
      pairs(there, open, bots, pairs);
      there.commit();
    }
  }

  private void pairs(Connection there, OpenGame<?> open, int bots, int each) throws SQLException {
    long now = System.currentTimeMillis();
    int number = 0;
    try (var pair =
            there.prepareStatement(
                "insert into league_pair values (?, ?, ?, 1, 'done', null, 0, 1, ?, ?, ?)");
        var game =
            there.prepareStatement(
                "insert into league_game values (?, ?, ?, ?, ?, 0, 'played', null, null, null, null,"
                    + " 1000000, ?)");
        var bot =
            there.prepareStatement(
                "update league_bot set pairs = pairs + 1, games = games + 2, last = ? where id = ?")) {
      for (int round = 0; round < each / 2; round++) {
        for (int a = 1; a <= bots; a++) {
          int b = (a - 1 + 1 + random.nextInt(NEIGHBOURS)) % bots + 1;
          number++;
          boolean ordered = ("v:" + a).compareTo("v:" + b) < 0;
          pair.setInt(1, number);
          pair.setString(2, "v:" + (ordered ? a : b));
          pair.setString(3, "v:" + (ordered ? b : a));
          pair.setInt(4, random.nextInt(5));
          pair.setInt(5, number);
          pair.setLong(6, now);
          pair.executeUpdate();
          for (int seating = 0; seating < 2; seating++) {
            game.setInt(1, number);
            game.setInt(2, seating);
            played(game, open);
            game.executeUpdate();
          }
          for (int who : new int[] {a, b}) {
            bot.setLong(1, now);
            bot.setString(2, "v:" + who);
            bot.executeUpdate();
          }
        }
      }
    }
  }

  private <P extends Position<P>> void played(PreparedStatement game, OpenGame<P> open)
      throws SQLException {
    var moves = new StringJoiner(" ");
    var opinions = new StringJoiner(" ");
    P at = open.game().start(random);
    game.setString(3, open.game().format(at));
    while (!at.over()) {
      int[] legal = LegalMoves.of(open.game(), at);
      int move = legal[random.nextInt(legal.length)];
      moves.add(open.game().formatMove(at, move));
      opinions.add("0." + random.nextInt(1000));
      at = at.play(move);
    }
    game.setString(4, moves.toString());
    var winner = at.outcome().winner();
    game.setInt(5, winner == null ? 0 : winner == Side.FIRST ? 1 : 2);
    game.setString(6, opinions.toString());
  }
}
