package plyground.learn;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.agents.book.BookFile;
import plyground.agents.book.SolvedBook;
import plyground.core.FinalScore;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Stop;
import plyground.core.search.Trace;
import plyground.search.Pvs;

/** A book of a board so small that another search can solve all of it. */
final class BookMakerTest {
  private static final String GAME = "dots-and-boxes:rows=1,columns=3";
  private static final int PLIES = 4;

  @TempDir Path folder;

  private static OpenGame<?> open() {
    return Catalogue.load(MoveInput.NOBODY).open(GAME);
  }

  private <P extends Position<P>> BookMaker<P> maker(OpenGame<P> open, boolean resume) {
    return new BookMaker<>(open, 1, folder.resolve("log"), resume);
  }

  @Test
  void everyPositionHasTheValueAnotherSearchFinds() throws AgentException {
    everyPositionHasTheValueAnotherSearchFinds(open());
  }

  private <P extends Position<P>> void everyPositionHasTheValueAnotherSearchFinds(OpenGame<P> open)
      throws AgentException {
    var book = maker(open, false).make(PLIES, Limit.NONE, (_, _) -> {});
    var game = open.game();
    var search = new Pvs<>(game, new FinalScore<P>(), 16);
    assertThat(book.size()).isGreaterThan(100);
    book.entries()
        .forEach(
            (text, entry) -> {
              var position = game.parse(text);
              assertThat((double) entry.value())
                  .as(text)
                  .isEqualTo(search.search(position, Limit.NONE, Trace.NONE).value());
              assertThat(LegalMoves.contains(game, position, entry.move())).isTrue();
              var next = position.play(entry.move());
              var after = book.valueAfter(position, next);
              assertThat(after == null || after == entry.value()).as(text).isTrue();
            });
    assertThat(book.answer(game.start(() -> 0)).orElseThrow().moves())
        .hasSize(LegalMoves.of(game, game.start(() -> 0)).length);
  }

  @Test
  void isTheSameOnAnyNumberOfThreads() throws AgentException {
    isTheSameOnAnyNumberOfThreads(open());
  }

  private <P extends Position<P>> void isTheSameOnAnyNumberOfThreads(OpenGame<P> open)
      throws AgentException {
    var one = maker(open, false).make(PLIES, Limit.NONE, (_, _) -> {});
    var log = folder.resolve("another");
    var heard = new ArrayList<Integer>();
    var four = new BookMaker<>(open, 4, log, false);
    var book = four.make(PLIES, Limit.NONE, (done, _) -> heard.add(done));
    assertThat(BookFile.write(open.game(), book, "x"))
        .isEqualTo(BookFile.write(open.game(), one, "x"));
    assertThat(heard).isSorted().doesNotHaveDuplicates().hasSizeGreaterThan(20);
    assertThat(new BookMaker<>(open, 4, log, true).make(PLIES, Limit.NONE, (_, _) -> {}).entries())
        .isEqualTo(one.entries());
  }

  @Test
  void goesOnWhereItWasStopped() throws IOException, AgentException {
    goesOnWhereItWasStopped(open());
  }

  private <P extends Position<P>> void goesOnWhereItWasStopped(OpenGame<P> open)
      throws IOException, AgentException {
    var whole = maker(open, false).make(PLIES, Limit.NONE, (_, _) -> {});
    var stop = new Stop();
    var part =
        maker(open, false)
            .make(
                PLIES,
                Limit.NONE.withStop(stop),
                (done, _) -> {
                  if (done == 10) {
                    stop.raise();
                  }
                });
    int before = Files.readAllLines(folder.resolve("log")).size();
    var asked = new AtomicInteger();
    var rest = maker(open, true).make(PLIES, Limit.NONE, (_, _) -> asked.incrementAndGet());

    assertThat(part.find(open.game().start(() -> 0))).isNull();
    assertThat(before).isBetween(1, 10);
    assertThat(Files.readAllLines(folder.resolve("log"))).hasSizeGreaterThan(before);
    assertThat(BookFile.write(open.game(), rest, "x"))
        .isEqualTo(BookFile.write(open.game(), whole, "x"));
    assertThat(Objects.requireNonNull(rest.find(open.game().start(() -> 0)))).isNotNull();
    assertThat(asked).hasPositiveValue();
  }

  @Test
  void aLineCutOffByAKillIsDoneAgainAndOthersLinesAreRefused() throws IOException, AgentException {
    goesOnAfterAKill(open());
  }

  private <P extends Position<P>> void goesOnAfterAKill(OpenGame<P> open)
      throws IOException, AgentException {
    var whole = maker(open, false).make(PLIES, Limit.NONE, (_, _) -> {});
    var log = folder.resolve("log");
    String text = Files.readString(log);
    Files.writeString(log, text.substring(0, text.length() - 4));
    var again = maker(open, true).make(PLIES, Limit.NONE, (_, _) -> {});
    assertThat(again.entries()).isEqualTo(whole.entries());
    assertThat(Files.readString(log)).isEqualTo(text);

    Files.writeString(log, text + "a\tline\n");
    assertThatThrownBy(() -> maker(open, true))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(log + ", line " + (text.lines().count() + 1) + ": 'a\tline'");
  }

  @Test
  void goesOnFromABookOfFewerPlies() throws IOException, AgentException {
    goesOnFromABookOfFewerPlies(open());
  }

  private <P extends Position<P>> void goesOnFromABookOfFewerPlies(OpenGame<P> open)
      throws IOException, AgentException {
    var whole = maker(open, false).make(PLIES, Limit.NONE, (_, _) -> {});
    var shorter = maker(open, false).make(PLIES - 1, Limit.NONE, (_, _) -> {});
    Files.delete(folder.resolve("log"));
    var next = maker(open, true);
    next.know(shorter);
    var stop = new Stop();
    var part =
        next.make(
            PLIES,
            Limit.NONE.withStop(stop),
            (done, _) -> {
              if (done == 10) {
                stop.raise();
              }
            });
    assertThat(part.entries().keySet()).containsAll(shorter.entries().keySet());
    assertThat(part.size()).isLessThan(whole.size());

    Files.delete(folder.resolve("log"));
    var last = maker(open, true);
    last.know(part);
    var rest = last.make(PLIES, Limit.NONE, (_, _) -> {});
    assertThat(values(rest)).isEqualTo(values(whole));
  }

  /** Where something was known before, another of the best moves may have been found. */
  private static Map<String, Integer> values(SolvedBook<?> book) {
    return book.entries().entrySet().stream()
        .collect(toMap(Map.Entry::getKey, each -> each.getValue().value()));
  }

  @Test
  void aTimeLimitEndsIt() throws AgentException {
    aTimeLimitEndsIt(open());
  }

  private <P extends Position<P>> void aTimeLimitEndsIt(OpenGame<P> open) throws AgentException {
    var none = Limit.NONE.withTime(Duration.ZERO);
    assertThat(maker(open, false).make(PLIES, none, (_, _) -> {}).size()).isZero();
  }

  /** The solver of this game promises nothing, so it may take long for all of them. */
  @Test
  void whatTakesLongIsSolvedOnEveryPly() throws AgentException {
    whatTakesLongIsSolvedOnEveryPly(open());
  }

  private <P extends Position<P>> void whatTakesLongIsSolvedOnEveryPly(OpenGame<P> open)
      throws AgentException {
    var whole = maker(open, false).make(PLIES, Limit.NONE, (_, _) -> {});
    var all = new AtomicInteger();
    var slow = maker(open, false).onlyOver(1).make(PLIES, Limit.NONE, (_, of) -> all.set(of));
    assertThat(values(slow)).isEqualTo(values(whole));
    assertThat(all).hasValue(whole.size());
  }

  @Test
  void whatTheSolverIsQuickAtIsLeftToIt() throws AgentException {
    whatTheSolverIsQuickAtIsLeftToIt(Catalogue.load(MoveInput.NOBODY).open("othello"));
  }

  private <P extends Position<P>> void whatTheSolverIsQuickAtIsLeftToIt(OpenGame<P> open)
      throws AgentException {
    int plies = 5;
    var kinds = Objects.requireNonNull(open.book()).entries().keySet();
    var early = kinds.stream().filter(text -> stones(text) <= 4 + plies).toList();
    var seconds = open.descriptor().solver().orElseThrow().seconds();
    double[] expected =
        early.stream()
            .mapToDouble(text -> seconds.applyAsDouble(open.game().parse(text)))
            .toArray();
    double middle = Arrays.stream(expected).sorted().toArray()[expected.length / 2];
    var heard = new ArrayList<Integer>();
    maker(open, false)
        .onlyOver(middle)
        .make(plies, Limit.NONE.withTime(Duration.ZERO), (_, all) -> heard.add(all));
    long over = Arrays.stream(expected).filter(each -> each > middle).count();
    assertThat(heard).containsExactly((int) over);
  }

  private static long stones(String board) {
    return board.substring(0, board.indexOf(' ')).chars().filter(c -> c == '1' || c == '2').count();
  }

  @Test
  void anAgentsBookHasWhatTheAgentThinks() throws AgentException {
    anAgentsBookHasWhatTheAgentThinks(Catalogue.load(MoveInput.NOBODY).open("othello:size=8"));
  }

  private <P extends Position<P>> void anAgentsBookHasWhatTheAgentThinks(OpenGame<P> open)
      throws AgentException {
    var agent = open.machine("mpc:depth=2");
    var made = new BookMaker<>(open, agent, 2, folder.resolve("log"), false);
    var book = made.make(2, Limit.NONE, (_, _) -> {});
    var game = open.game();
    var start = game.start(() -> 0);
    assertThat(book.proved()).isFalse();
    assertThat(book.size()).isEqualTo(5); // the start, one first move, three answers
    int highest = Integer.MIN_VALUE;
    var afterOne = start.play(LegalMoves.of(game, start)[0]);
    for (int move : LegalMoves.of(game, afterOne)) {
      var next = afterOne.play(move);
      var entry = Objects.requireNonNull(book.find(next));
      highest = Math.max(highest, -entry.value());
    }
    assertThat(Objects.requireNonNull(book.find(afterOne)).value()).isEqualTo(highest);
    assertThat(Objects.requireNonNull(book.find(start)).value()).isEqualTo(-highest);
    var answer = book.answer(start).orElseThrow();
    assertThat(answer.exact()).isFalse();
    var read = BookFile.read(game, BookFile.Kind.OPENINGS, BookFile.write(game, book, "a test"));
    assertThat(read.entries()).isEqualTo(book.entries());
    assertThat(read.proved()).isFalse();
  }
}
