package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.web.Lab;
import plyground.web.LabOptions;

/** The command that opens the lab; what the lab does is tested in its own module. */
final class ServeTest {
  @TempDir Path folder = Path.of("");

  @Test
  void aRehearsalOpensAnswersAndCloses() throws SQLException {
    var run = Runs.of("serve", "--rehearse", "--port", "0", "--folder", folder.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    try (var store = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("lab.db"));
        var games = store.createStatement().executeQuery("select count(*) from sitting")) {
      assertThat(games.getInt(1)).as("the match it made is kept").isOne();
    }
  }

  @Test
  void othersAreToldWhereTheyFindItIfTheyCan() {
    try (var alone = Lab.open(new LabOptions(LabOptions.LOOPBACK, 0, 1, false, 1));
        var open = Lab.open(new LabOptions("0.0.0.0", 0, 1, false, 1))) {
      assertThat(ServeCommand.welcome(alone, 5))
          .startsWith("The lab is open at http://127.0.0.1:" + alone.port())
          .doesNotContain("Others");
      assertThat(ServeCommand.welcome(open, 5)).contains(open.othersAddresses());
    }
  }

  @Test
  void whatCannotBeOpenedIsSaid() throws IOException {
    assertThat(Runs.of("serve", "--port", "70000").err())
        .startsWith("plyground: --port 70000: expected a number from 0 to 65535");
    try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = Integer.toString(taken.getLocalPort());
      var run = Runs.of("serve", "--port", port, "--folder", folder.toString());
      assertThat(run.code()).isEqualTo(2);
      assertThat(run.err()).startsWith("plyground: port " + port + " of 127.0.0.1 is taken");
    }
    var file = Files.createFile(folder.resolve("file"));
    assertThat(Runs.of("serve", "--folder", file.toString()).err())
        .startsWith("plyground: cannot keep games in ");
  }
}
