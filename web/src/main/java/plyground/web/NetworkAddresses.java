package plyground.web;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;

/** Where others on the same network find this machine. */
final class NetworkAddresses {
  private NetworkAddresses() {}

  /**
   * The addresses that others can use, the ones of private networks first.
   *
   * @param host what the lab listens on; only where that is everything there is something to say
   */
  static List<String> of(String host) {
    if (!host.equals("0.0.0.0") && !host.equals("::")) {
      return List.of();
    }
    try {
      return NetworkInterface.networkInterfaces()
          .flatMap(NetworkInterface::inetAddresses)
          .filter(Inet4Address.class::isInstance)
          .filter(each -> !each.isLoopbackAddress() && !each.isLinkLocalAddress())
          .sorted(
              (one, other) -> Boolean.compare(other.isSiteLocalAddress(), one.isSiteLocalAddress()))
          .map(InetAddress::getHostAddress)
          .toList();
    } catch (SocketException unknown) {
      return List.of();
    }
  }
}
