package plyground.cluster;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.ScheduledGame;
import plyground.arena.record.GameSummary.Cost;
import plyground.arena.record.Transcript;
import plyground.core.Outcome;
import plyground.core.Side;
import plyground.core.agent.Fault;

/**
 * Games on their way home, as bytes: a tenth of what Java's own serialisation makes of them.
 *
 * @param nanos how long they took to play, one after the other
 */
record ResultBatch(long nanos, List<Transcript> games) {
  private static final int BYTES_A_GAME = 512;

  /** How many such games a second. */
  double pace() {
    return games.size() * 1e9 / Math.max(1, nanos);
  }

  byte[] wrap() {
    var bytes = new ByteArrayOutputStream(games.size() * BYTES_A_GAME);
    try (var out = new DataOutputStream(bytes)) {
      out.writeLong(nanos);
      out.writeInt(games.size());
      for (var game : games) {
        write(out, game);
      }
    } catch (IOException never) {
      throw new UncheckedIOException(never);
    }
    return bytes.toByteArray();
  }

  static ResultBatch unwrap(byte[] bytes) {
    try (var in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      long nanos = in.readLong();
      int count = in.readInt();
      var games = new ArrayList<Transcript>(count);
      for (int i = 0; i < count; i++) {
        games.add(read(in));
      }
      return new ResultBatch(nanos, games);
    } catch (IOException torn) {
      throw new UncheckedIOException("a batch of games came torn", torn);
    }
  }

  private static void write(DataOutputStream out, Transcript game) throws IOException {
    var scheduled = game.scheduled();
    out.writeInt(scheduled.index());
    out.writeInt(scheduled.first());
    out.writeInt(scheduled.second());
    out.writeInt(scheduled.start());
    out.writeLong(scheduled.seed());
    text(out, game.start());
    text(out, game.moves());
    text(out, game.micros());
    text(out, game.nodes());
    var outcome = game.outcome();
    text(out, outcome.winner() == null ? "" : outcome.winner().name());
    out.writeInt(outcome.score());
    text(out, outcome.reason());
    text(out, game.fault() == null ? "" : game.fault().name());
    out.writeInt(game.length());
    out.writeLong(game.nanos());
    cost(out, game.first());
    cost(out, game.second());
    text(out, game.opener().name());
    out.writeLong(game.print());
  }

  private static Transcript read(DataInputStream in) throws IOException {
    return new Transcript(
        new ScheduledGame(in.readInt(), in.readInt(), in.readInt(), in.readInt(), in.readLong()),
        text(in),
        text(in),
        text(in),
        text(in),
        new Outcome(pick(Side.class, text(in)), in.readInt(), text(in)),
        pick(Fault.class, text(in)),
        in.readInt(),
        in.readLong(),
        cost(in),
        cost(in),
        Side.valueOf(text(in)),
        in.readLong());
  }

  private static <E extends Enum<E>> @Nullable E pick(Class<E> kind, String name) {
    return name.isEmpty() ? null : Enum.valueOf(kind, name);
  }

  /** Not writeUTF, which ends at 64 KB: a long game has more moves than that. */
  private static void text(DataOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static String text(DataInputStream in) throws IOException {
    return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
  }

  private static void cost(DataOutputStream out, Cost cost) throws IOException {
    out.writeInt(cost.moves());
    out.writeLong(cost.nanos());
    out.writeLong(cost.nodes());
    out.writeInt(cost.late());
  }

  private static Cost cost(DataInputStream in) throws IOException {
    return new Cost(in.readInt(), in.readLong(), in.readLong(), in.readInt());
  }
}
