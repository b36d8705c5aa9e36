package plyground.learn;

import plyground.core.learn.PositionFeatures;

/**
 * What is learned from one position.
 *
 * @param planes the cells that hold 1, 2 and so on
 * @param numbers the game's own
 * @param target what the side to move won by, or its share of the win, as the layout says
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Sample(long[] planes, int[] numbers, int phase, float target) {

  static <P> Sample of(PositionFeatures<P> features, P position, double target) {
    var layout = features.layout();
    long[] planes = new long[layout.values() - 1];
    for (int value = 1; value <= planes.length; value++) {
      planes[value - 1] = features.plane(position, value);
    }
    int[] numbers = new int[layout.numbers().size()];
    features.numbers(position, numbers);
    return new Sample(planes, numbers, features.phase(position), (float) target);
  }
}
