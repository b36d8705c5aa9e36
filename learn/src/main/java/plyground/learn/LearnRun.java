package plyground.learn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plyground.agents.OpenGame;
import plyground.arena.store.RemoteTasks;
import plyground.core.Evaluator;
import plyground.core.InputException;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.learn.FeatureLayout;
import plyground.core.learn.PositionFeatures;
import plyground.core.search.Stop;
import plyground.learn.LearnPlan.Method;
import plyground.search.learned.CutStatistics;
import plyground.search.learned.LearnedWeights;
import plyground.search.learned.PatternSet;
import plyground.search.learned.Provenance;
import plyground.search.learned.Provenance.CurvePoint;
import plyground.search.learned.WeightUnit;
import plyground.search.learned.WeightsFile;

/**
 * Learns: generation after generation plays games with the best weights so far, makes new ones from
 * them, and keeps those if they win a match. TD plays with what it has just learned instead, and a
 * lost match does not throw it back.
 *
 * <p>Regression needs all games so far; they are kept beside the weights, in a file called the same
 * with {@code .samples} added. TD keeps none, but what it has learned, in {@code .learner}: what
 * was played of a generation before it was stopped is played again. The same seed and number of
 * games make the same file, on any number of threads or machines.
 */
public final class LearnRun<P extends Position<P>> {
  private static final int MOST_SAMPLES_A_PHASE = 2_000_000;
  private static final int GAMES_AT_A_TIME = 64;
  private static final int CUT_DEPTH = 8;
  private static final int CUT_POSITIONS = 80;

  private final OpenGame<P> open;
  private final PositionFeatures<P> features;
  private final FeatureLayout layout;
  private final LearnPlan plan;
  private final Path out;
  private final Listener listener;
  private final Stop stop;
  private final SampleMemory memory;
  private final List<CurvePoint> curve = new ArrayList<>();
  private final long begun = System.nanoTime();
  private @Nullable LearnedWeights champion;

  /** Hears how far a run has come. */
  public interface Listener {
    /**
     * Tells how far it is and what is done just now.
     *
     * @param share from 0 to 1
     */
    void progress(double share, String words);

    /** A generation was judged, whether it was accepted or not. */
    void generation(CurvePoint point);
  }

  /** A run that has not begun; it fails here if the game shows nothing to learn from. */
  public LearnRun(OpenGame<P> open, LearnPlan plan, Path out, Stop stop, Listener listener) {
    this.open = open;
    this.plan = plan;
    this.out = out;
    this.stop = stop;
    this.listener = listener;
    features = SelfPlaySetup.features(open);
    layout = features.layout();
    memory = new SampleMemory(layout, MOST_SAMPLES_A_PHASE);
  }

  /**
   * Plays and learns until the plan is done or it is stopped, all on this machine.
   *
   * @param resume whether to go on with what an earlier run has left
   * @return the weights; null if the run was stopped before there were any
   */
  public @Nullable LearnedWeights run(boolean resume) {
    try (var pool = Executors.newFixedThreadPool(plan.threads())) {
      return run(setup -> new ParallelGames(pool, setup::player), resume);
    }
  }

  /** The same, with the games to learn from played on other machines; matches are played here. */
  public @Nullable LearnedWeights run(boolean resume, RemoteTasks machines) {
    return run(setup -> new RemoteGames(machines, setup), resume);
  }

  private @Nullable LearnedWeights run(
      Function<SelfPlaySetup<P>, SelfPlayGames> places, boolean resume) {
    if (resume && Files.exists(out)) {
      champion = WeightsFile.read(out, layout);
      curve.addAll(champion.provenance().curve());
    }
    if (plan.method() == Method.TD) {
      differences(places, resume);
    } else {
      regression(places, resume);
    }
    finish();
    return champion;
  }

  /** Games that were judged so far. */
  private long judged() {
    return curve.isEmpty() ? 0 : curve.getLast().games();
  }

  private boolean goesOn() {
    return judged() < plan.games() && !late() && !stop.raised();
  }

  private long until() {
    return Math.min(plan.games(), judged() + plan.generation());
  }

  private void regression(Function<SelfPlaySetup<P>, SelfPlayGames> places, boolean resume) {
    try (var log = new SampleLog(beside(".samples"), layout, identity(), resume, memory::add)) {
      while (goesOn()) {
        play(
            places,
            log.games(),
            until(),
            champion,
            game -> {
              log.add(game);
              memory.add(game);
            });
        if (stop.raised()) {
          return;
        }
        listener.progress(share(log.games()), log.games() + " games, fitting");
        var regression = new Regression(layout);
        var fitted = regression.fit(memory, SplitMix.derive(plan.seed(), log.games()));
        judge(fitted, regression.error(), log.games(), memory.added());
        save();
      }
    }
  }

  private void differences(Function<SelfPlaySetup<P>, SelfPlayGames> places, boolean resume) {
    var learner = new TemporalDifference(layout);
    var file = new LearnerFile(beside(".learner"), layout.name() + " " + identity());
    if (resume && file.exists()) {
      file.load(learner, curve);
      keep(learner.weights(), learner.positions()); // the file of weights may be one older
    } else if (champion != null) {
      learner.set(champion.weights());
    }
    while (goesOn()) {
      long end = until();
      long from = judged();
      while (from < end && !late() && !stop.raised()) {
        var now = weights(learner.weights(), from, 0, CutStatistics.NONE);
        long to = Math.min(end, from + GAMES_AT_A_TIME);
        play(places, from, to, now, learner::learn);
        from = to;
      }
      if (stop.raised()) {
        return;
      }
      judge(learner.weights(), learner.error(), from, learner.positions());
      file.save(learner, curve);
      save();
    }
  }

  private Path beside(String kind) {
    return out.resolveSibling(out.getFileName() + kind);
  }

  /** What makes the same games. */
  private String identity() {
    return "seed %d generation %d depth %d random %d trust %s"
        .formatted(plan.seed(), plan.generation(), plan.depth(), plan.randomPlies(), plan.trust());
  }

  private boolean late() {
    return System.nanoTime() - begun >= plan.time().toNanos();
  }

  private double share(long games) {
    return (double) games / plan.games();
  }

  /** Plays games with some weights and hands them on in order. */
  private void play(
      Function<SelfPlaySetup<P>, SelfPlayGames> places,
      long from,
      long until,
      @Nullable LearnedWeights weights,
      Consumer<List<Sample>> games) {
    boolean differences = plan.method() == Method.TD;
    double trust = champion == null && !differences ? 0 : plan.trust();
    var settings =
        new SelfPlay.Settings(plan.depth(), plan.randomPlies(), trust, differences, plan.seed());
    var players = places.apply(new SelfPlaySetup<>(open, features, settings, weights));
    long end;
    for (long at = from; at < until && !late() && !stop.raised(); at = end) {
      end = Math.min(until, at + players.atATime());
      players.play(at, end).forEach(games);
      listener.progress(share(end), end + " games");
    }
  }

  private Supplier<Evaluator<P>> evaluator(@Nullable LearnedWeights weights) {
    return () -> SelfPlaySetup.evaluator(open, features, weights);
  }

  private void judge(short[][] made, double error, long games, long positions) {
    var candidate = weights(made, games, positions, CutStatistics.NONE);
    var gate = new Gate<>(open, plan.depth(), plan.judging(), plan.threads());
    listener.progress(share(games), games + " games, judging");
    double score =
        gate.score(evaluator(candidate), evaluator(champion), SplitMix.derive(plan.seed(), -games));
    var point = new CurvePoint(games, score, score > 0.5, error);
    curve.add(point);
    listener.generation(point);
    keep(made, positions);
  }

  /** Takes the weights of the last generation if it won, and notes how far the run has come. */
  private void keep(short[][] made, long positions) {
    var best = champion;
    if (curve.getLast().accepted()) {
      champion = weights(made, judged(), positions, CutStatistics.NONE);
    } else if (best != null) {
      champion = weights(best.weights(), judged(), positions, best.cuts());
    }
  }

  private LearnedWeights weights(
      short[][] weights, long games, long positions, CutStatistics cuts) {
    return new LearnedWeights(
        layout.name(),
        WeightUnit.of(layout.target()),
        layout.values(),
        layout.numbers(),
        new PatternSet(layout).kinds(),
        weights,
        cuts,
        new Provenance(open.game().name(), plan.seed(), plan.command(), games, positions, curve));
  }

  /** What shallow searches foretell is measured once, with the weights that stay. */
  private void finish() {
    var best = champion;
    if (best == null || stop.raised() || Nature.playsIn(open.game())) {
      return; // no search of a game of chance asks for it
    }
    listener.progress(1, "measuring what shallow searches foretell");
    var evaluator = best.evaluator(features);
    var fitting = new CutFitting<>(open.game(), features, evaluator, CUT_DEPTH, CUT_POSITIONS);
    champion = best.withCuts(fitting.fit(SplitMix.derive(plan.seed(), Long.MAX_VALUE)));
    save();
  }

  private void save() {
    if (champion == null) {
      return;
    }
    var draft = out.resolveSibling("." + out.getFileName() + ".part");
    try {
      Files.write(draft, WeightsFile.write(champion, layout));
      Files.move(draft, out, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException failure) {
      throw new InputException("cannot write the weights " + out, failure);
    }
  }
}
