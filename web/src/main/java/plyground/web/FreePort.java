package plyground.web;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import plyground.core.InputException;

/** Finds a port to listen on. */
final class FreePort {
  private static final int LAST_PORT = 65535;

  private FreePort() {}

  /**
   * The first free one of those a lab may take; 0 where it takes any.
   *
   * @throws InputException if there is none, or no such address
   */
  static int of(LabOptions options) {
    if (options.port() == 0) {
      return 0;
    }
    int last = Math.min(LAST_PORT, options.port() + options.ports() - 1);
    for (int port = options.port(); port <= last; port++) {
      if (free(options.host(), port)) {
        return port;
      }
    }
    throw new InputException(
        options.ports() == 1
            ? "port " + options.port() + " of " + options.host() + " is taken"
            : "no free port from " + options.port() + " to " + last);
  }

  private static boolean free(String host, int port) {
    try (var socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(InetAddress.getByName(host), port));
      return true;
    } catch (UnknownHostException unknown) {
      throw new InputException("no host '" + host + "' here", unknown);
    } catch (IOException taken) {
      return false;
    }
  }
}
