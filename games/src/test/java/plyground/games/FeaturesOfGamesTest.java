package plyground.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plyground.core.Evaluator;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.spec.Settings;
import plyground.core.spi.FeatureDescriptor;
import plyground.core.spi.GameDescriptor;
import plyground.core.spi.GameProvider;

/** The named features of every game keep what their description promises. */
final class FeaturesOfGamesTest {
  private static final int SEEDS = 6;
  private static final int PLIES = 60;

  @SuppressWarnings("rawtypes")
  static Stream<GameDescriptor<?>> games() {
    return ServiceLoader.load(GameProvider.class).stream().map(each -> each.get().descriptor());
  }

  @ParameterizedTest
  @MethodSource("games")
  <P extends Position<P>> void theyAreWhatTheySay(GameDescriptor<P> descriptor) {
    var game = descriptor.create(new Settings(descriptor.parameters(), Map.of()));
    var features = descriptor.features(game);
    assertThat(features).extracting(FeatureDescriptor::name).doesNotHaveDuplicates();
    assertThat(features).allMatch(each -> each.name().matches("[a-z][a-z0-9_]*"));
    var varied = new HashSet<String>();
    for (long seed = 0; seed < SEEDS; seed++) {
      var random = new SplitMix(seed);
      P position = game.start(random);
      for (int ply = 0; ply < PLIES && !position.over(); ply++) {
        var before = position;
        int[] moves = LegalMoves.of(game, position);
        position = position.play(moves[random.nextInt(moves.length)]);
        for (var each : features) {
          check(each, position);
          if (each.of(before, Side.FIRST) != each.of(position, Side.FIRST)) {
            varied.add(each.name());
          }
        }
        var at = position;
        for (var symmetry : game.symmetries()) {
          var image = symmetry.position(at);
          assertThat(features)
              .allMatch(each -> each.of(at, Side.FIRST) == each.of(image, Side.FIRST));
        }
      }
    }
    var constant = new HashSet<>(features.stream().map(FeatureDescriptor::name).toList());
    constant.removeAll(varied);
    constant.remove("first");
    // Random moves finish no line, take no corner and find no treasure in some of these games.
    assertThat(constant).as("never changes").hasSizeLessThan(features.size() / 2);
  }

  private static <P> void check(FeatureDescriptor<P> feature, P position) {
    for (var side : Side.values()) {
      int count = feature.of(position, side);
      assertThat(Math.abs((long) count)).as(feature.name()).isLessThan(Evaluator.LIMIT / 1000);
      var places = feature.places().of(position, side);
      if (!places.isEmpty()) {
        assertThat(places).as(feature.name()).hasSize(count).doesNotHaveDuplicates();
      }
    }
    if (feature.shared()) {
      assertThat(feature.of(position, Side.FIRST)).isEqualTo(feature.of(position, Side.SECOND));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  <P extends Position<P>> void movesAreCounted(GameDescriptor<P> descriptor) {
    var game = descriptor.create(new Settings(descriptor.parameters(), Map.of()));
    P start = game.start(new SplitMix(1));
    var moves =
        descriptor.features(game).stream().filter(each -> each.name().equals("moves")).findFirst();
    assertThat(moves.orElseThrow().of(start, start.toMove()))
        .isEqualTo(LegalMoves.of(game, start).length);
  }
}
