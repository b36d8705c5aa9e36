package plyground.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.web.live.AccessPolicy;
import plyground.web.live.Refusal;

/** Who may start programs in a lab that allows it, and which. */
final class ProgramAccessTest {
  /** A path of the lab with the token in it. */
  static String agents(Lab lab) {
    String token = lab.entrance().substring(lab.entrance().indexOf('?') + 1);
    return "/api/agents?game=war-of-life&" + token;
  }

  @Test
  void aLabThatStartsProgramsIsOpenForWhoStartedItAlone() {
    try (var open = Lab.open(new LabOptions("127.0.0.1", 0, 1, true, 1))) {
      var stranger = new Client(open);
      for (String path : List.of("/", "/api/games", "/api/games?token=", "/api/games?token=0")) {
        assertThat(stranger.get(path).status()).as(path).isEqualTo(403);
      }
      assertThat(stranger.get(agents(open)).status()).isEqualTo(200);
      String token = open.entrance().substring(open.entrance().indexOf('=') + 1);
      String cookie = "plyground-" + open.port() + "=" + token;
      var known = stranger.request("/api/games").header("Cookie", cookie);
      assertThat(stranger.send(known).status()).isEqualTo(200);
    }
    try (var open = Lab.open(LabOptions.quiet())) {
      assertThat(open.entrance()).isEqualTo(open.address());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "process:command=bot,sandbox=off",
        "process:command=bot,folder=bots",
        "process:command=\"python3 /home/me/bot.py\"",
        "process:command=\"python3 ../bot.py\"",
        "process:command=~me",
        "java:jar=/bots.jar,class=X",
        "ugi:command=bot,options=\"Book=/etc/passwd\"",
      })
  void aPageLeadsNoProgramOutOfItsSandbox(String agent) {
    var access = new AccessPolicy(true, List.of());
    assertThatThrownBy(() -> access.player(access.open("tic-tac-toe"), agent))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("the lab takes");
    access.player(access.open("tic-tac-toe"), "process:command=\"python3 bot.py\",sandbox=on");
  }

  /** Whoever starts the lab may name files; pages may open what was named, and nothing like it. */
  @Test
  void filesOfThePersonWhoStartedItCanBeOpened(@TempDir Path folder) throws IOException {
    var map = Files.writeString(folder.resolve("map.txt"), "A,B\n");
    var init = Files.writeString(folder.resolve("init.txt"), "A,1,1\nB,2,0\n");
    String named = "war:map=%s,init=%s".formatted(map, init);
    String turned = "war:init=%s,map=%s".formatted(init, map);
    var access = new AccessPolicy(false, List.of(turned));
    assertThat(access.open(named).game().name()).isNotEmpty();
    assertThatThrownBy(() -> access.open("war:map=%s,init=%s".formatted(init, init)))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("names a file");
    assertThatThrownBy(() -> new AccessPolicy(false, List.of()).open(named))
        .isInstanceOf(Refusal.class);
  }
}
