package plyground.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.InputException;

final class MasterTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"local", "local[2]", "local[*]", "spark://a:7077", "spark://a:1,b:2", "yarn"})
  void readsWhatSparkReads(String address) {
    assertThat(Master.of(address).address()).isEqualTo(address);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"othello", "local[0]", "local[", "spark://host", "spark://", "http://a:1"})
  void refusesEverythingElse(String address) {
    assertThatThrownBy(() -> Master.of(address))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("cluster " + address)
        .hasMessageContaining("expected spark://HOST:PORT");
  }

  @Test
  void withoutAnAddressItIsThisMachine() {
    assertThat(Master.of("")).isEqualTo(new Master("local[*]"));
    assertThat(Master.of("").local()).isTrue();
  }

  @Test
  void somebodyMustOpen() throws IOException {
    int port;
    try (var door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = door.getLocalPort();
      Master.of("spark://127.0.0.1:1,127.0.0.1:" + port).probe();
    }
    assertThatThrownBy(() -> Master.of("spark://127.0.0.1:" + port).probe())
        .isInstanceOf(InputException.class)
        .hasMessageContaining("no Spark master there")
        .hasMessageNotContaining("\n");
    assertThatThrownBy(() -> Master.of("spark://127.0.0.1:70000").probe())
        .hasMessageContaining("no port 70000");
    Master.of("local[1]").probe();
  }
}
