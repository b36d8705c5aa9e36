package plyground.export;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.arena.record.GameSummary.Cost;
import plyground.arena.record.Transcript;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.Side;

/**
 * A game as rows of tables.
 *
 * @param run the number of its run in its store; null outside one
 * @param first who moved first
 */
public record ExportedGame<P extends Position<P>>(
    @Nullable Integer run, Game<P> rules, String first, String second, Transcript game) {

  static final List<Column> GAME_COLUMNS =
      List.of(
          Column.whole("run"),
          Column.whole("number"),
          Column.text("game"),
          Column.text("first"),
          Column.text("second"),
          Column.whole("start_number"),
          Column.whole("seed"),
          Column.text("start"),
          Column.whole("moves"),
          Column.text("winner"),
          Column.decimal("first_result"),
          Column.whole("score"),
          Column.text("reason"),
          Column.text("fault"),
          Column.whole("first_moves"),
          Column.decimal("first_millis"),
          Column.whole("first_nodes"),
          Column.whole("second_moves"),
          Column.decimal("second_millis"),
          Column.whole("second_nodes"));

  static final List<Column> MOVE_COLUMNS =
      List.of(
          Column.whole("run"),
          Column.whole("number"),
          Column.whole("ply"),
          Column.text("agent"),
          Column.text("side"),
          Column.text("position"),
          Column.text("move"),
          Column.whole("micros"),
          Column.whole("nodes"));

  private @Nullable Object runNumber() {
    return run == null ? null : (Object) run.longValue();
  }

  List<@Nullable Object> gameRow() {
    var scheduled = game.scheduled();
    var winner = game.outcome().winner();
    var row = new ArrayList<@Nullable Object>();
    row.add(runNumber());
    row.add((long) scheduled.index());
    row.add(rules.name());
    row.add(first);
    row.add(second);
    row.add(run == null ? null : (Object) (long) scheduled.start());
    row.add(scheduled.seed());
    row.add(game.start());
    row.add((long) game.length());
    row.add(winner == null ? null : name(winner));
    row.add((1 + game.outcome().resultFor(Side.FIRST)) / 2.0);
    row.add((long) game.outcome().score());
    row.add(game.outcome().reason());
    row.add(game.fault() == null ? null : game.fault().name());
    costs(row, game.first());
    costs(row, game.second());
    return row;
  }

  private String name(Side side) {
    return side == Side.FIRST ? first : second;
  }

  /** Nothing where nothing was measured: a zero would be a claim. */
  private static void costs(List<@Nullable Object> row, Cost cost) {
    boolean measured = cost.moves() > 0;
    row.add(measured ? (Object) (long) cost.moves() : null);
    row.add(measured ? (Object) (cost.nanos() / 1e6) : null);
    row.add(measured ? (Object) cost.nodes() : null);
  }

  void writeMoves(RowWriter to) {
    P position = rules.position(game.start());
    var micros = game.microsList();
    var nodes = game.nodesList();
    int ply = 0;
    for (String move : game.moveList()) {
      var side = position.toMove();
      to.write(
          Arrays.asList(
              runNumber(),
              (long) game.scheduled().index(),
              (long) ply + 1,
              name(side),
              rules.sideName(side),
              rules.format(position),
              move,
              at(micros, ply),
              at(nodes, ply)));
      position = position.play(rules.parseMove(position, move));
      ply++;
    }
  }

  private static @Nullable Object at(List<String> numbers, int ply) {
    return ply < numbers.size() ? (Object) Long.parseLong(numbers.get(ply)) : null;
  }
}
