package plyground.teach.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.search.Limit;

class ExerciseMarkerTest {
  private static final String BOARD = "xo./.x./..o x";
  private static final String CUTTING = "alphabeta:depth=2,eval=lines";

  private static Exercise exercise(ExerciseKind kind, String search, String position) {
    return new Exercise(kind, "tic-tac-toe", search, 1, 1, position);
  }

  private static Marking mark(Exercise exercise, String answer) throws Exception {
    return mark(Catalogue.load(MoveInput.NOBODY).open(exercise.game()), exercise, answer);
  }

  private static <P extends Position<P>> Marking mark(
      OpenGame<P> open, Exercise exercise, String answer) throws Exception {
    var task = new ExerciseMaker<>(open).make(exercise, Limit.NONE);
    return new ExerciseMarker<>(task).mark(answer.isEmpty() ? task.solution() : answer);
  }

  @Test
  void sentencesAreThoseOfTheMicroscope() throws Exception {
    var right = mark(exercise(ExerciseKind.CUTS, CUTTING, BOARD), "");
    assertThat(right.score()).isEqualTo(right.points()).isPositive();
    assertThat(right.claims())
        .allMatch(each -> each.sentence().contains("The rest of this node cannot matter"));
  }

  @Test
  void aBranchThatIsSearchedIsNotCut() throws Exception {
    var wrong = mark(exercise(ExerciseKind.CUTS, CUTTING, BOARD), "B");
    assertThat(wrong.score()).isZero();
    var first = wrong.claims().getFirst();
    assertThat(first.about()).isEqualTo("B");
    assertThat(first.sentence()).contains("comes back: worth").endsWith("the best so far.");
    assertThat(wrong.claims().subList(1, wrong.points()))
        .isNotEmpty()
        .allMatch(each -> each.given().isEmpty() && !each.right());
  }

  @Test
  void aMissingValueIsWrongAndSignsMayBeTyped() throws Exception {
    var exercise = exercise(ExerciseKind.VALUES, "minimax:depth=2,eval=lines", BOARD);
    var marking = mark(exercise, "A=+0 B=−3");
    assertThat(marking.points()).isGreaterThan(2);
    assertThat(marking.claims().get(1).given()).isEqualTo("-3");
    assertThat(marking.claims().getLast().right()).isFalse();
  }

  /** Sentences say moves as players write them; answers are given as programs do, or either way. */
  @Test
  void movesAreSaidByTheirNames() throws Exception {
    var exercise =
        new Exercise(ExerciseKind.CHOICE, "othello", "alphabeta:depth=2,eval=disc", 1, 1, "");
    var claim = mark(exercise, "").claims().getFirst();
    assertThat(claim.expected()).matches("\\[\\d,\\d]");
    assertThat(claim.sentence()).matches(".*, by [a-f][1-6]\\.");
    assertThat(mark(exercise, claim.sentence().replaceFirst(".* by (.*)\\.", "$1")).score())
        .isEqualTo(1);
  }

  /** A game's own search of that name hides its tree; it can be guessed like any other. */
  @Test
  void aGamesOwnMinimaxIsGuessedWithoutATree() throws Exception {
    var exercise = new Exercise(ExerciseKind.CHOICE, "war-of-life", "minimax:depth=1", 1, 1, "");
    var marking = mark(exercise, "");
    assertThat(marking.score()).isEqualTo(1);
  }

  @Test
  void aMoveIsGuessedWhereTreesAreTooWideForPaper() throws Exception {
    var exercise = new Exercise(ExerciseKind.CHOICE, "breakthrough", "alphabeta:depth=3", 1, 1, "");
    assertThat(mark(exercise, "").score()).isEqualTo(1);
  }

  @Test
  void anAgentWithoutATreeIsGuessedToo() throws Exception {
    var exercise = exercise(ExerciseKind.CHOICE, "mcts:playouts=200", "xx./oo./... x");
    assertThat(mark(exercise, "3").score()).isEqualTo(1);
    assertThat(mark(exercise, "7").claims().getFirst().expected()).isEqualTo("3");
    assertThat(mark(exercise, "1").claims().getFirst().given()).contains("not legal");
  }

  @Test
  void theCountIsTheSearchesOwn() throws Exception {
    var marking = mark(exercise(ExerciseKind.COUNT, CUTTING, BOARD), "1");
    assertThat(marking.score()).isZero();
    assertThat(marking.claims().getFirst().sentence()).startsWith("The search visits ");
  }

  @Test
  void whatIsNoAnswerIsSaid() {
    assertThatThrownBy(() -> mark(exercise(ExerciseKind.CUTS, CUTTING, BOARD), "ZZ"))
        .isInstanceOf(InputException.class)
        .hasMessage("the tree has no node 'ZZ'");
    assertThatThrownBy(() -> mark(exercise(ExerciseKind.CUTS, "minimax:depth=2", BOARD), "A"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("needs a search that cuts");
    assertThatThrownBy(() -> Exercise.parse("nonsense")).isInstanceOf(InputException.class);
  }

  @Test
  void neighboursHaveDifferentBoards() throws Exception {
    var shared = exercise(ExerciseKind.CUTS, "alphabeta:depth=3", "");
    assertThat(Exercise.parse(shared.code())).isEqualTo(shared);
    var boards = new HashSet<String>();
    for (int person = 0; person < 10; person++) {
      var own = shared.forPerson("person" + person);
      assertThat(own).isEqualTo(shared.forPerson("person" + person));
      boards.add(board(Catalogue.load(MoveInput.NOBODY).open("tic-tac-toe"), own));
    }
    assertThat(boards).hasSizeGreaterThan(7);
  }

  private static <P extends Position<P>> String board(OpenGame<P> open, Exercise own)
      throws Exception {
    return new ExerciseMaker<>(open).make(own, Limit.NONE).positionText();
  }

  /** Whoever gives a position as a model gets others of its size, each its own. */
  @ParameterizedTest
  @CsvSource({
    "CUTS, 'alphabeta:depth=2,eval=lines', xo./.x./..o x",
    "VALUES, 'minimax:depth=2,eval=lines', xo./.../... x",
    "CHOICE, 'mcts:playouts=50', xo./.x./..o x",
    "COUNT, 'alphabeta:depth=3,eval=lines', xo./.x./..o x"
  })
  void boardsAreLikeTheModel(ExerciseKind kind, String search, String position) throws Exception {
    var model = new Exercise(kind, "tic-tac-toe", search, 1, 1, position, true);
    assertThat(Exercise.parse(model.code())).isEqualTo(model);
    compare(Catalogue.load(MoveInput.NOBODY).open("tic-tac-toe"), model);
  }

  private static <P extends Position<P>> void compare(OpenGame<P> open, Exercise model)
      throws Exception {
    var maker = new ExerciseMaker<>(open);
    var given = exercise(model.kind(), model.search(), model.position());
    int wanted = maker.make(given, Limit.NONE).shown().nodes().size();
    var boards = new HashSet<String>();
    for (int person = 0; person < 8; person++) {
      var task = maker.make(model.forPerson("person" + person), Limit.NONE);
      boards.add(task.positionText());
      assertThat(task.shown().nodes().size()).isBetween(wanted * 3 / 4, wanted * 4 / 3 + 1);
    }
    assertThat(boards).hasSizeGreaterThan(3);
  }

  /** A tree nobody could draw is no hindrance where only its answer is asked. */
  @Test
  void aChoiceNeedsNoTree() throws Exception {
    var exercise = exercise(ExerciseKind.CHOICE, "alphabeta:depth=6,eval=lines", "");
    var deep = exercise(ExerciseKind.CHOICE, "alphabeta:depth=6,eval=lines", ".../.x./... o");
    assertThat(mark(deep, "").score()).isEqualTo(1);
    assertThat(mark(exercise, "").score()).isEqualTo(1);
    var counted = exercise(ExerciseKind.COUNT, "alphabeta:depth=6,eval=lines", ".../.x./... o");
    assertThatThrownBy(() -> mark(counted, "1")).hasMessageContaining("more than 100 nodes");
  }

  @Test
  void namesLeadNowhere() {
    var results = new ExerciseResults();
    var exercise = exercise(ExerciseKind.COUNT, CUTTING, BOARD);
    for (String person : List.of("../../x", "Jörg Ä", ".hidden", "a/b")) {
      results.add(new ExerciseResults.Row(person, exercise, "1", new Marking(List.of())));
    }
    assertThat(results.gradescope().keySet())
        .hasSize(4)
        .noneMatch(each -> each.contains("/") || each.contains("\\"));
  }
}
