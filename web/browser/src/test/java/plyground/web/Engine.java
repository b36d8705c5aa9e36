package plyground.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Trace;
import plyground.search.TraceWriter;
import plyground.web.live.PositionRequest;

/** A game asked directly, without the lab: what the pages show is held against it. */
record Engine<P extends Position<P>>(OpenGame<P> open) {
  static Engine<?> of(String game) {
    return new Engine<>(Catalogue.load(MoveInput.NOBODY).open(game));
  }

  String start() {
    return open.game().format(position(""));
  }

  /** So many legal moves one after the other. */
  List<String> someMoves(String from, int count) {
    var moves = new ArrayList<String>();
    var at = position(from);
    while (moves.size() < count) {
      int move = LegalMoves.of(open.game(), at)[0];
      moves.add(open.game().formatMove(at, move));
      at = at.play(move);
    }
    return moves;
  }

  /** The position some moves after another. */
  String after(String position, List<String> moves) {
    var request = PositionRequest.of(open, position(position), moves);
    return open.game().format(request.position());
  }

  /** How many positions an agent visits. */
  long nodes(String position, String agent) {
    return search(position(position), agent, Trace.NONE).nodes();
  }

  /** Writes a trace as {@code analyse --trace} does. */
  void trace(String position, String agent, Path file) {
    var root = position(position);
    try (var text = Files.newBufferedWriter(file);
        var trace = new TraceWriter<>(open.game(), open.view(), root, agent, text)) {
      search(root, agent, trace);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private P position(String text) {
    return PositionRequest.start(open, text, 1);
  }

  private Result search(P position, String agent, Trace trace) {
    try (var asked = open.player(agent).create()) {
      asked.newGame(1);
      return asked.analyse(position, Limit.NONE, trace);
    } catch (AgentException failure) {
      throw new AssertionError(failure);
    }
  }
}
