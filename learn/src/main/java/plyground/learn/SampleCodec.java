package plyground.learn;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import plyground.core.learn.FeatureLayout;

/** The samples of a game as bytes: how many, then each with its phase, target, planes, numbers. */
final class SampleCodec {
  private final int planes;
  private final int numbers;

  SampleCodec(FeatureLayout layout) {
    planes = layout.values() - 1;
    numbers = layout.numbers().size();
  }

  /** How many bytes the game takes. */
  long bytes(List<Sample> game) {
    int each = 1 + Float.BYTES + planes * Long.BYTES + numbers * Short.BYTES;
    return (long) game.size() * each + Integer.BYTES;
  }

  void write(DataOutputStream out, List<Sample> game) throws IOException {
    out.writeInt(game.size());
    for (var sample : game) {
      out.writeByte(sample.phase());
      out.writeFloat(sample.target());
      for (long plane : sample.planes()) {
        out.writeLong(plane);
      }
      for (int number : sample.numbers()) {
        out.writeShort(number);
      }
    }
  }

  List<Sample> read(DataInputStream in) throws IOException {
    int count = in.readInt();
    var game = new ArrayList<Sample>();
    for (int i = 0; i < count; i++) {
      int phase = in.readUnsignedByte();
      float target = in.readFloat();
      long[] cells = new long[planes];
      for (int plane = 0; plane < planes; plane++) {
        cells[plane] = in.readLong();
      }
      int[] own = new int[numbers];
      for (int number = 0; number < numbers; number++) {
        own[number] = in.readShort();
      }
      game.add(new Sample(cells, own, phase, target));
    }
    return game;
  }
}
