package plyground.learn;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.Evaluator;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.learn.PositionFeatures;
import plyground.core.spec.Settings;
import plyground.search.learned.LearnedWeights;
import plyground.search.learned.WeightsFile;

/**
 * What games of self-play follow from, their numbers aside. It can be sent to other machines.
 *
 * @param weights null for the game's own evaluator
 */
record SelfPlaySetup<P extends Position<P>>(
    OpenGame<P> open,
    PositionFeatures<P> features,
    SelfPlay.Settings settings,
    @Nullable LearnedWeights weights) {

  /** How the game's positions are learned from. */
  static <P extends Position<P>> PositionFeatures<P> features(OpenGame<P> open) {
    var learning =
        open.descriptor()
            .learning()
            .orElseThrow(
                () ->
                    new InputException(
                        "%s shows no features to learn from".formatted(open.descriptor().name())));
    return learning.features().apply(open.game());
  }

  /** A player for one thread. */
  SelfPlay<P> player() {
    return new SelfPlay<>(open, features, evaluator(open, features, weights), settings);
  }

  /** The evaluator of some weights, or the game's own where there are none yet. */
  static <P extends Position<P>> Evaluator<P> evaluator(
      OpenGame<P> open, PositionFeatures<P> features, @Nullable LearnedWeights weights) {
    if (weights != null) {
      return weights.evaluator(features);
    }
    var kind = open.descriptor().evaluators().getFirst();
    return kind.maker().make(open.game(), new Settings(kind.parameters(), Map.of()));
  }

  /** What {@link #read} reads back. */
  byte[] bytes() {
    var bytes = new ByteArrayOutputStream();
    try (var data = new DataOutputStream(bytes)) {
      data.writeUTF(open.game().name());
      data.writeInt(settings.depth());
      data.writeInt(settings.randomPlies());
      data.writeDouble(settings.trust());
      data.writeBoolean(settings.differences());
      data.writeLong(settings.seed());
      if (weights != null) {
        data.write(WeightsFile.write(weights, features.layout()));
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  /** Opens the game of the bytes here. */
  static SelfPlaySetup<?> read(byte[] bytes) {
    try (var data = new DataInputStream(new ByteArrayInputStream(bytes))) {
      var open = Catalogue.load(MoveInput.NOBODY).open(data.readUTF());
      var settings =
          new SelfPlay.Settings(
              data.readInt(),
              data.readInt(),
              data.readDouble(),
              data.readBoolean(),
              data.readLong());
      return of(open, settings, data.readAllBytes());
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private static <P extends Position<P>> SelfPlaySetup<P> of(
      OpenGame<P> open, SelfPlay.Settings settings, byte[] weights) {
    var features = features(open);
    return new SelfPlaySetup<>(
        open,
        features,
        settings,
        weights.length == 0 ? null : WeightsFile.read(weights, features.layout()));
  }
}
