package plyground.web.exercise;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import plyground.agents.OpenGame;
import plyground.arena.store.SavedExercises;
import plyground.arena.store.SavedExercises.SavedAnswer;
import plyground.arena.store.SavedExercises.SavedExercise;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.search.Stop;
import plyground.league.member.Tokens;
import plyground.teach.exercise.Exercise;
import plyground.teach.exercise.ExerciseKind;
import plyground.teach.exercise.ExerciseMaker;
import plyground.teach.exercise.ExerciseMarker;
import plyground.teach.exercise.ExerciseResults;
import plyground.teach.exercise.ExerciseTask;
import plyground.web.json.Body;
import plyground.web.json.Out;
import plyground.web.live.AccessPolicy;
import plyground.web.live.PositionRequest;
import plyground.web.live.Refusal;
import plyground.web.live.RequestBudget;
import plyground.web.live.Searches;
import plyground.web.live.Visitor;

/**
 * Exercises that somebody hands out by a link. Everybody who opens it has boards of their own,
 * drawn from their name; the first answer to each is kept for whoever holds the owner's secret.
 */
public final class ClassExercises {
  private static final int MOST_BOARDS = 10;
  private static final int MOST_ANSWERS = 5_000;
  private static final int LONGEST_PERSON = 80;
  private static final int LONGEST_ANSWER = 4_000;
  private static final int ID_BYTES = 8;

  /** What can be shown in a line and told apart. */
  private static final Pattern PERSON = Pattern.compile("[^\\p{C}\\p{Z}]+( [^\\p{C}\\p{Z}]+)*");

  private final AccessPolicy access;
  private final Searches searches;
  private final Supplier<SavedExercises> store;
  private final SecureRandom random = new SecureRandom();
  private final RequestBudget made = new RequestBudget(20, Duration.ofSeconds(10));

  /** A whole class may come from one address. */
  private final RequestBudget answered = new RequestBudget(400, Duration.ofMillis(100));

  /**
   * @param store where exercises and answers are kept
   */
  public ClassExercises(AccessPolicy access, Searches searches, Supplier<SavedExercises> store) {
    this.access = access;
    this.searches = searches;
    this.store = store;
  }

  /** Makes an exercise; the answer has the two links to it. */
  public CompletableFuture<String> make(Body body, Visitor visitor) {
    var exercise =
        new Exercise(
            ExerciseKind.of(body.text("kind", LONGEST_PERSON)),
            body.text("game", PositionRequest.LONGEST_NAME),
            body.text("agent", PositionRequest.LONGEST_NAME),
            body.whole("seed", 0, PositionRequest.LARGEST_SEED, random.nextLong() >>> 12),
            1,
            body.text("position", PositionRequest.LONGEST_POSITION, ""),
            body.flag("own", true));
    int boards = (int) body.whole("boards", 1, MOST_BOARDS, 1);
    body.end();
    if (boards > 1 && !exercise.own()) {
      throw InputException.of("boards", "one board for everybody is one board");
    }
    made.count(visitor.client(), "you made many exercises in a short time; one more in a moment");
    // What cannot be drawn for anybody is told whoever makes it, not the class.
    return task(exercise.forPerson("anybody"), visitor.client())
        .thenApply(_ -> keep(exercise, boards));
  }

  private String keep(Exercise exercise, int boards) {
    String secret = Tokens.draw();
    var id = new byte[ID_BYTES];
    random.nextBytes(id);
    var saved =
        new SavedExercise(
            HexFormat.of().formatHex(id), Tokens.hash(secret), exercise.text(), boards);
    if (!store.get().add(saved)) {
      throw Refusal.busy("this lab has no room for more exercises", Duration.ofDays(1));
    }
    return Out.object(
        json -> {
          json.writeStringProperty("id", saved.id());
          json.writeStringProperty("path", "/exercise/" + saved.id());
          json.writeStringProperty("owner", secret);
          json.writeStringProperty("ownerPath", "/class/" + saved.id() + "#" + secret);
        });
  }

  private SavedExercise saved(String id) {
    return store.get().find(id).orElseThrow(() -> Refusal.unknown("there is no such exercise"));
  }

  private static Exercise exercise(SavedExercise saved) {
    return Exercise.parseText(saved.text());
  }

  /** What the exercise is about. */
  public String describe(String id) {
    var saved = saved(id);
    var exercise = exercise(saved);
    return Out.object(
        json -> {
          json.writeStringProperty("id", id);
          json.writeStringProperty("kind", exercise.kind().word());
          json.writeStringProperty("question", exercise.kind().question());
          json.writeStringProperty("game", exercise.game());
          json.writeStringProperty("agent", exercise.search());
          json.writeBooleanProperty("own", exercise.own());
          json.writeNumberProperty("boards", saved.boards());
        });
  }

  /**
   * A person's board. Nobody's name gives the board that everybody has, or a sample.
   *
   * @param visitor who asks: an answer is shown to whoever gave it
   */
  public CompletableFuture<String> board(String id, Body body, Visitor visitor) {
    var saved = saved(id);
    String person = person(body.text("person", LONGEST_PERSON, ""));
    int number = number(saved, body);
    body.end();
    var given =
        store.get().answers(id, person).stream()
            .filter(each -> each.number() == number && theirs(each, visitor))
            .findFirst();
    return task(exercise(saved).numbered(number).forPerson(person), visitor.client())
        .thenApply(
            task ->
                Out.object(
                    json -> {
                      ExerciseJson.board(json, task);
                      json.writeNumberProperty("boards", saved.boards());
                      Out.stringOrNull(json, "answer", given.map(SavedAnswer::answer).orElse(null));
                      Out.rawOrNull(json, "marks", given.map(SavedAnswer::marks).orElse(null));
                    }));
  }

  private static int number(SavedExercise saved, Body body) {
    return (int) body.whole("number", 1, saved.boards(), 1);
  }

  private static String person(String given) {
    String person = given.strip().replaceAll("\\p{Z}+", " ");
    if (!person.isEmpty() && !PERSON.matcher(person).matches()) {
      throw InputException.of("person", "expected a name in letters that can be shown");
    }
    return person;
  }

  private static boolean theirs(SavedAnswer answer, Visitor visitor) {
    return answer.session().equals(visitor.session());
  }

  /** Marks an answer; the first of a person to a board is kept. */
  public CompletableFuture<String> answer(String id, Body body, Visitor visitor) {
    var saved = saved(id);
    String person = person(body.text("person", LONGEST_PERSON));
    int number = number(saved, body);
    String answer = body.text("answer", LONGEST_ANSWER);
    body.end();
    if (person.isEmpty()) {
      throw InputException.of("person", "expected your name, or what your lecturer calls you");
    }
    answered.count(visitor.client(), "many answers came from your address; wait a moment");
    mustBeTheirs(store.get().answers(id, person), person, visitor);
    return task(exercise(saved).numbered(number).forPerson(person), visitor.client())
        .thenApply(
            task -> {
              String marks = marks(task, answer);
              var kept = new SavedAnswer(person, number, visitor.session(), answer, marks);
              return store
                  .get()
                  .answer(id, kept, MOST_ANSWERS)
                  .filter(each -> theirs(each, visitor))
                  .orElseThrow(() -> Refusal.conflict("this exercise takes no more answers"))
                  .marks();
            });
  }

  private static <P extends Position<P>> String marks(ExerciseTask<P> task, String answer) {
    try {
      return ExerciseJson.marks(new ExerciseMarker<>(task).mark(answer), task.solution());
    } catch (InputException wrong) {
      throw wrong.at("answer");
    }
  }

  /** Who answered as somebody first goes on doing so. */
  private static void mustBeTheirs(List<SavedAnswer> before, String person, Visitor visitor) {
    if (before.stream().anyMatch(each -> !theirs(each, visitor))) {
      throw Refusal.conflict(
          "somebody answers as '" + person + "' in another browser already; add something");
    }
  }

  private CompletableFuture<ExerciseTask<?>> task(Exercise exercise, String client) {
    return task(access.open(exercise.game()), exercise, client);
  }

  private <P extends Position<P>> CompletableFuture<ExerciseTask<?>> task(
      OpenGame<P> open, Exercise exercise, String client) {
    var maker = new ExerciseMaker<>(open, name -> access.player(open, name));
    var stop = new Stop();
    return searches.submit(
        client,
        Searches.Purpose.STUDY,
        stop,
        limit -> {
          var task = maker.make(exercise, limit);
          if (stop.raised()) {
            throw Refusal.busy("that search takes too long for an exercise; make it smaller");
          }
          return task;
        });
  }

  private SavedExercise owned(String id, String secret) {
    var saved = saved(id);
    // Hashes: how long it takes to compare them tells nothing of the secret.
    if (!Tokens.hash(secret).equals(saved.owner())) {
      throw Refusal.forbidden("answers are for whoever made the exercise: open the owner's link");
    }
    return saved;
  }

  /** What all have answered, for the owner. */
  public String answers(String id, String secret) {
    owned(id, secret);
    var all = store.get().answers(id);
    return Out.object(
        json ->
            Out.objects(
                json,
                "answers",
                all,
                each -> {
                  json.writeStringProperty("person", each.person());
                  json.writeNumberProperty("number", each.number());
                  json.writeStringProperty("answer", each.answer());
                  Out.rawOrNull(json, "marks", each.marks());
                }));
  }

  /** The marks of the right answer to the board that everybody has, or to a sample. */
  public CompletableFuture<String> solution(String id, String secret, Visitor visitor) {
    var exercise = exercise(owned(id, secret));
    return task(exercise, visitor.client()).thenApply(task -> marks(task, task.solution()));
  }

  /** The same as tables and files. */
  public ExerciseResults results(String id, String secret) {
    var exercise = exercise(owned(id, secret));
    var results = new ExerciseResults();
    for (var each : store.get().answers(id)) {
      var own = exercise.numbered(each.number()).forPerson(each.person());
      var marking = ExerciseJson.marking(each.marks());
      results.add(new ExerciseResults.Row(each.person(), own, each.answer(), marking));
    }
    return results;
  }
}
