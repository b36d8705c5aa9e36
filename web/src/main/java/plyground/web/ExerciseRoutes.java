package plyground.web;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import plyground.core.InputException;
import plyground.web.Routes.Route;
import plyground.web.exercise.ClassExercises;

/** The addresses of exercises: for whoever makes one, for the class, and for the owner again. */
final class ExerciseRoutes {
  private final ClassExercises exercises;
  private final Visitors visitors;

  ExerciseRoutes(ClassExercises exercises, Visitors visitors) {
    this.exercises = exercises;
    this.visitors = visitors;
  }

  void add(Consumer<Route> routes, Pages pages) {
    String one = "/api/exercises/{id}";
    routes.accept(Route.post("/api/exercises", this::make));
    routes.accept(Route.get(one, request -> Routes.send(request, exercises.describe(id(request)))));
    routes.accept(Route.post(one + "/board", this::board));
    routes.accept(Route.post(one + "/answers", this::answer));
    routes.accept(Route.get(one + "/answers", this::answers));
    routes.accept(Route.get(one + "/solution", this::solution));
    routes.accept(Route.get("/exercise/{id}", request -> page(request, pages, "exercise")));
    routes.accept(Route.get("/class/{id}", request -> page(request, pages, "class")));
  }

  private static String id(Context request) {
    return SceneQuery.bounded("id", request.pathParam("id"), 40);
  }

  /** What a page loads has a dot in its name and no exercise has. */
  private void page(Context request, Pages pages, String name) {
    if (request.pathParam("id").contains(".")) {
      pages.file(request);
      return;
    }
    exercises.describe(id(request));
    visitors.named(request);
    pages.page(request, name);
  }

  private void make(Context request) {
    var made = exercises.make(Routes.body(request), visitors.of(request));
    String answer = Routes.await(made);
    Routes.send(request.status(201), answer);
  }

  private void board(Context request) {
    var board = exercises.board(id(request), Routes.body(request), visitors.of(request));
    Routes.send(request, Routes.await(board));
  }

  private void answer(Context request) {
    var marks = exercises.answer(id(request), Routes.body(request), visitors.of(request));
    Routes.send(request, Routes.await(marks));
  }

  private void solution(Context request) {
    String secret = Leagues.token(request);
    Routes.send(
        request, Routes.await(exercises.solution(id(request), secret, visitors.of(request))));
  }

  private void answers(Context request) {
    String id = id(request);
    String secret = Leagues.token(request);
    String format = request.queryParam("format");
    switch (format == null ? "json" : format) {
      case "json" -> Routes.send(request, exercises.answers(id, secret));
      case "csv" -> {
        String table = exercises.results(id, secret).csv();
        file(request, "answers.csv", "text/csv", table.getBytes(StandardCharsets.UTF_8));
      }
      case "gradescope" ->
          file(
              request,
              "gradescope.zip",
              "application/zip",
              zip(exercises.results(id, secret).gradescope()));
      default -> throw new InputException("'format': expected json, csv or gradescope");
    }
  }

  private static void file(Context request, String name, String type, byte[] content) {
    request
        .header("Content-Disposition", "attachment; filename=\"" + name + "\"")
        .header("Cache-Control", "no-store")
        .contentType(type)
        .result(content);
  }

  /** One results.json a person, in a folder by their name. */
  private static byte[] zip(Map<String, String> files) {
    var bytes = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(bytes)) {
      for (var each : files.entrySet()) {
        zip.putNextEntry(new ZipEntry(each.getKey() + "/results.json"));
        zip.write(each.getValue().getBytes(StandardCharsets.UTF_8));
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }
}
