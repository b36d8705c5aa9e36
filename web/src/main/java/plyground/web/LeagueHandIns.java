package plyground.web;

import io.javalin.http.Context;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plyground.core.InputException;
import plyground.league.bot.BotVersion;
import plyground.league.bot.HandedInFile;
import plyground.league.member.Member;
import plyground.league.member.MemberRole;
import plyground.web.LeagueRoutes.Addresses;
import plyground.web.json.JsonTree;
import plyground.web.json.Out;
import plyground.web.live.Refusal;

/** Handing in: files come, versions are kept, looked at and brought back. */
final class LeagueHandIns {
  private static final int LONGEST_NAME = 200;

  /** Longer files are not shown. */
  private static final int LONGEST_SHOWN = 200_000;

  private final Leagues leagues;
  private final LeagueSessions sessions;

  LeagueHandIns(Leagues leagues, LeagueSessions sessions) {
    this.leagues = leagues;
    this.sessions = sessions;
  }

  void add(Addresses routes) {
    routes.post("/versions", this::submit);
    routes.get("/versions", this::list);
    routes.get(
        "/versions/{version}", request -> send(request, LeagueText.version(version(request))));
    routes.get("/versions/{version}/files", this::files);
    routes.post("/versions/{version}/play", this::bringBack);
  }

  private static void send(Context request, String json) {
    Routes.send(request, json);
  }

  private void submit(Context request) {
    var member = sessions.member(request);
    var version = leagues.of(request).submit(member, sent(request), Instant.now());
    send(request.status(202), LeagueText.version(version));
  }

  private void list(Context request) {
    var owner = owner(request);
    var league = leagues.of(request);
    send(
        request, LeagueText.versions(league.versions().of(owner), league.ladder().placesOf(owner)));
  }

  /** Whose versions are asked for: one's own; a lecturer's question may name somebody. */
  private String owner(Context request) {
    Member member = sessions.member(request);
    String other = request.queryParam("member");
    if (other == null || other.equals(member.id())) {
      return member.id();
    }
    if (member.role() != MemberRole.LECTURER) {
      throw Refusal.forbidden("this is for lecturers");
    }
    return other;
  }

  /** A single file as it is, named in the address, or several in JSON. */
  private static List<HandedInFile> sent(Context request) {
    String name = request.queryParam("name");
    if (name != null) {
      return List.of(new HandedInFile(named(name), request.bodyAsBytes()));
    }
    if (!(JsonTree.parse(request.body()) instanceof Map<?, ?> body)
        || !(body.get("files") instanceof List<?> list)) {
      throw new InputException(
          "expected ?name=FILE and its bytes, or {\"files\":[{\"name\",\"content\"}]}");
    }
    var files = new ArrayList<HandedInFile>();
    for (Object each : list) {
      if (!(each instanceof Map<?, ?> file)
          || !(file.get("name") instanceof String called)
          || !(file.get("content") instanceof String content)) {
        throw new InputException("'files': expected name and content of each");
      }
      files.add(new HandedInFile(named(called), bytes(content)));
    }
    if (files.isEmpty()) {
      throw new InputException("'files': expected at least one");
    }
    return files;
  }

  private static String named(String name) {
    if (name.isBlank() || name.length() > LONGEST_NAME) {
      throw new InputException("expected a file's name of at most " + LONGEST_NAME + " characters");
    }
    return name;
  }

  private static byte[] bytes(String content) {
    try {
      return Base64.getDecoder().decode(content);
    } catch (IllegalArgumentException wrong) {
      throw new InputException("'content': expected the file's bytes in base 64", wrong);
    }
  }

  private BotVersion version(Context request) {
    int version = ordinal(request);
    return leagues.of(request).versions().of(owner(request)).stream()
        .filter(each -> each.ordinal() == version)
        .findFirst()
        .orElseThrow(() -> Refusal.unknown("there is no version " + version));
  }

  private static int ordinal(Context request) {
    String text = request.pathParam("version");
    if (!text.matches("\\d{1,9}")) {
      throw new InputException("'version': expected a whole number");
    }
    return Integer.parseInt(text);
  }

  /** What was handed in, as far as it is text. */
  private void files(Context request) {
    var version = version(request);
    var files = leagues.of(request).versions().files(version.number());
    send(
        request,
        Out.object(
            json ->
                Out.objects(
                    json,
                    "files",
                    files,
                    each -> {
                      json.writeStringProperty("name", each.name());
                      json.writeNumberProperty("bytes", each.content().length);
                      Out.stringOrNull(json, "text", text(each.content()).orElse(null));
                    })));
  }

  private static Optional<String> text(byte[] content) {
    if (content.length > LONGEST_SHOWN) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(content)).toString());
    } catch (CharacterCodingException binary) {
      return Optional.empty();
    }
  }

  private void bringBack(Context request) {
    Routes.body(request).end();
    var member = sessions.member(request);
    var version = leagues.of(request).bringBack(member, ordinal(request), Instant.now());
    send(request, LeagueText.version(version));
  }
}
