package plyground.learn;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;
import plyground.arena.store.RemoteTask;

/** Games of self-play as work for other machines: numbers come in, samples go out. */
public final class SelfPlayTask implements RemoteTask {
  static final String KIND = "self-play";

  private @Nullable Players latest;

  /** Those who have played by one setup and wait for more games. */
  @SuppressWarnings("ArrayRecordComponent") // never compared as a whole
  private record Players(byte[] common, SelfPlaySetup<?> setup, Queue<SelfPlay<?>> players) {
    byte[] play(GameNumbers numbers) {
      var waiting = players.poll();
      var player = waiting == null ? setup.player() : waiting;
      var codec = new SampleCodec(setup.features().layout());
      var bytes = new ByteArrayOutputStream();
      try (var out = new DataOutputStream(bytes)) {
        for (long number = numbers.from(); number < numbers.to(); number++) {
          codec.write(out, player.play(number));
        }
      } catch (IOException impossible) {
        throw new UncheckedIOException(impossible);
      }
      players.add(player);
      return bytes.toByteArray();
    }
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public byte[] call(byte[] common, byte[] task) {
    return players(common).play(GameNumbers.read(task));
  }

  /** Only the latest is kept: one generation follows the other. */
  private synchronized Players players(byte[] common) {
    var players = latest;
    if (players == null || !Arrays.equals(players.common, common)) {
      players = new Players(common, SelfPlaySetup.read(common), new ConcurrentLinkedQueue<>());
      latest = players;
    }
    return players;
  }
}
