package plyground.learn;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import plyground.arena.store.RemoteTasks;

/** Games of self-play on other machines, a range of numbers a task. */
final class RemoteGames implements SelfPlayGames {
  /** Games differ in length: who is done first takes another range. */
  private static final int TASKS_A_CORE = 2;

  private static final int GAMES_A_CORE = 32;

  private final RemoteTasks machines;
  private final SampleCodec codec;
  private final byte[] setup;

  RemoteGames(RemoteTasks machines, SelfPlaySetup<?> setup) {
    this.machines = machines;
    this.setup = setup.bytes();
    codec = new SampleCodec(setup.features().layout());
  }

  @Override
  public int atATime() {
    return GAMES_A_CORE * machines.size();
  }

  @Override
  public List<List<Sample>> play(long from, long to) {
    var ranges = ranges(from, to);
    var tasks = ranges.stream().map(GameNumbers::bytes).toList();
    var results = machines.call(SelfPlayTask.KIND, setup, tasks);
    var games = new ArrayList<List<Sample>>();
    for (int i = 0; i < results.size(); i++) {
      read(results.get(i), ranges.get(i).count(), games);
    }
    return games;
  }

  private List<GameNumbers> ranges(long from, long to) {
    long count = Math.min(to - from, (long) TASKS_A_CORE * machines.size());
    var ranges = new ArrayList<GameNumbers>();
    for (long i = 0; i < count; i++) {
      ranges.add(
          new GameNumbers(from + (to - from) * i / count, from + (to - from) * (i + 1) / count));
    }
    return ranges;
  }

  private void read(byte[] result, long count, List<List<Sample>> games) {
    try (var in = new DataInputStream(new ByteArrayInputStream(result))) {
      for (long i = 0; i < count; i++) {
        games.add(codec.read(in));
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
