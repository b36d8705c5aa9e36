package plyground.cluster;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import plyground.core.InputException;

/** Where a cluster is, as Spark writes it. */
record Master(String address) {
  private static final Pattern FORM =
      Pattern.compile(
          "local|local\\[([1-9]\\d{0,3}|\\*)]|spark://[^\\s:,/]+:\\d{1,5}(,[^\\s:,/]+:\\d{1,5})*"
              + "|yarn|k8s://\\S+");

  private static final int MILLIS = 5_000;

  /** An empty address means what spark-submit says, or else this machine. */
  static Master of(String text) {
    String address = text.isBlank() ? System.getProperty("spark.master", "local[*]") : text;
    if (!FORM.matcher(address).matches()) {
      throw new Master(address)
          .refusal("expected spark://HOST:PORT, local[N], or with spark-submit yarn or k8s://URL");
    }
    return new Master(address);
  }

  boolean local() {
    return address.startsWith("local");
  }

  boolean standalone() {
    return address.startsWith("spark://");
  }

  /**
   * Asks whether a standalone master listens, because Spark itself would try for a minute.
   *
   * @throws InputException if none does
   */
  void probe() {
    if (!standalone()) {
      return;
    }
    var reasons = addresses().map(Master::silence).toList();
    if (reasons.stream().noneMatch(String::isEmpty)) {
      throw refusal("no Spark master there (%s)".formatted(reasons.getFirst()));
    }
  }

  /** Why nothing can be played there. */
  InputException refusal(String why) {
    return InputException.of("cluster", address, why);
  }

  private Stream<String> addresses() {
    return List.of(address.substring("spark://".length()).split(",")).stream();
  }

  /** Why nobody answers; empty if somebody does. */
  private static String silence(String hostAndPort) {
    int colon = hostAndPort.lastIndexOf(':');
    String host = hostAndPort.substring(0, colon);
    int port = Integer.parseInt(hostAndPort.substring(colon + 1));
    if (port > 65_535) {
      return "there is no port " + port;
    }
    try (var socket = new Socket()) {
      socket.connect(new InetSocketAddress(host, port), MILLIS);
      return "";
    } catch (UnknownHostException unknown) {
      return "no such host " + host;
    } catch (SocketTimeoutException silent) {
      return "no answer within " + MILLIS / 1000 + " s";
    } catch (IOException refused) {
      return String.valueOf(refused.getMessage());
    }
  }
}
