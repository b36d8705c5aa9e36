package plyground.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Test;

/** What a classroom is told to type leads to the lab. */
final class NetworkAddressesTest {
  @Test
  void othersFindTheLabWhereItSays() throws IOException, InterruptedException {
    try (var lab = Lab.open(new LabOptions("0.0.0.0", 0, 1, false, 1));
        var http = HttpClient.newHttpClient()) {
      for (String address : lab.othersAddresses()) {
        assertThat(address).doesNotContain("127.0.0.1", "localhost");
        var page = HttpRequest.newBuilder(URI.create(address)).build();
        var answer = http.send(page, BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(address).isEqualTo(200);
        assertThat(answer.body()).contains("Plyground");
      }
    }
  }

  @Test
  void whoListensOnThisMachineAloneTellsNothing() {
    assertThat(NetworkAddresses.of("127.0.0.1")).isEmpty();
    assertThat(NetworkAddresses.of("lab.example.edu")).isEmpty();
  }
}
