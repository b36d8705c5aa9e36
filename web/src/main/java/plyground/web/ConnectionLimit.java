package plyground.web;

import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.component.LifeCycle;
import plyground.web.live.ClientLimits;

/** Lets no client hold more than its share of connections, used or not. */
final class ConnectionLimit implements Connection.Listener {
  private final Map<String, Integer> open = new ConcurrentHashMap<>();

  /** A closed connection no longer knows whose it was. */
  private final Map<Connection, String> clients = new ConcurrentHashMap<>();

  /** Watches over all that the server accepts. */
  static void watch(Server server) {
    var limit = new ConnectionLimit();
    server.addEventListener(
        new LifeCycle.Listener() {
          @Override
          public void lifeCycleStarting(LifeCycle starting) {
            for (var connector : server.getConnectors()) {
              connector.addBean(limit);
            }
          }
        });
  }

  @Override
  public void onOpened(Connection connection) {
    String client = client(connection);
    clients.put(connection, client);
    if (open.merge(client, 1, Integer::sum) > ClientLimits.CONNECTIONS) {
      connection.getEndPoint().close();
    }
  }

  @Override
  public void onClosed(Connection connection) {
    String client = clients.remove(connection);
    if (client != null) {
      open.computeIfPresent(client, (_, many) -> many == 1 ? null : many - 1);
    }
  }

  private static String client(Connection connection) {
    return connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress from
        ? Visitors.client(from.getAddress().getHostAddress())
        : "";
  }
}
