package plyground.web;

import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.io.AbstractEndPoint;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.component.LifeCycle;

/**
 * Cuts whoever keeps a connection busy and gets nowhere: by a request whose head never ends, or by
 * not taking what is sent, be it an answer or events. A time-out for silence does not see them,
 * since a byte now and then is enough to seem alive.
 */
final class SlowConnections implements Connection.Listener, AutoCloseable {
  /** Who is slow must take so much in a second. */
  private static final long BYTES_A_SECOND = 4_096;

  /**
   * What the system keeps for one who does not read. By itself it would let that grow to megabytes.
   */
  private static final int SEND_BUFFER = 64 * 1024;

  private final Duration patience;
  private final Map<Connection, Progress> open = new ConcurrentHashMap<>();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("lab-slow-connections").factory());

  /**
   * @param patience how long one may be slow
   */
  SlowConnections(Duration patience) {
    this.patience = patience;
    long tick = Math.max(10, patience.toMillis() / 10);
    var _ = clock.scheduleWithFixedDelay(this::look, tick, tick, TimeUnit.MILLISECONDS);
  }

  /** Watches over all that the server accepts. */
  void watch(Server server) {
    server.addEventListener(
        new LifeCycle.Listener() {
          @Override
          public void lifeCycleStarting(LifeCycle starting) {
            for (var connector : server.getConnectors()) {
              connector.addBean(SlowConnections.this);
              if (connector instanceof ServerConnector sockets) {
                sockets.setAcceptedSendBufferSize(SEND_BUFFER);
              }
            }
            server.insertHandler(new InFlight());
          }
        });
  }

  /** Notes which connections have a request in flight: between two of them a head is awaited. */
  private final class InFlight extends Handler.Wrapper {
    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
      var progress = open.get(request.getConnectionMetaData().getConnection());
      if (progress != null) {
        progress.begun.incrementAndGet();
        Request.addCompletionListener(request, _ -> progress.answered.incrementAndGet());
      }
      return super.handle(request, response, callback);
    }
  }

  @Override
  public void onOpened(Connection connection) {
    open.put(connection, new Progress(connection));
  }

  @Override
  public void onClosed(Connection connection) {
    open.remove(connection);
  }

  private void look() {
    long now = System.nanoTime();
    open.forEach(
        (connection, progress) -> {
          if (progress.isSlow(now, patience)) {
            cut(connection);
          }
        });
  }

  /** At once: what is on its way is thrown away, so that nothing of it is kept for that client. */
  private static void cut(Connection connection) {
    var end = connection.getEndPoint();
    try {
      if (end.getTransport() instanceof SocketChannel socket) {
        socket.setOption(StandardSocketOptions.SO_LINGER, 0);
      }
    } catch (IOException gone) {
      // Then nothing is on its way any more.
    }
    end.close();
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }

  /** What is known of one connection. */
  private static final class Progress {
    private static final long NOT = Long.MIN_VALUE;

    private final Connection connection;
    private final AtomicInteger begun = new AtomicInteger();
    private final AtomicInteger answered = new AtomicInteger();
    private int answeredBefore;

    /** Since when a head is not whole, and how much had been read before it. */
    private long headSince = NOT;

    private long readBefore;

    /** Since when somebody does not take what is sent, and how much had been sent then. */
    private long unreadSince = NOT;

    private long sentBefore;

    Progress(Connection connection) {
      this.connection = connection;
    }

    boolean isSlow(long now, Duration patience) {
      return headIsLate(now, patience) || readerIsLate(now, patience);
    }

    private boolean headIsLate(long now, Duration patience) {
      int whole = answered.get();
      if (begun.get() > whole || answeredBefore != whole) {
        answeredBefore = whole;
        headSince = NOT;
        readBefore = NOT;
      } else if (readBefore == NOT) {
        readBefore = connection.getBytesIn();
      } else if (headSince == NOT && connection.getBytesIn() > readBefore) {
        headSince = now;
      }
      return headSince != NOT && now - headSince > patience.toNanos();
    }

    private boolean readerIsLate(long now, Duration patience) {
      if (!(connection.getEndPoint() instanceof AbstractEndPoint end)
          || !end.getWriteFlusher().isPending()) {
        unreadSince = NOT;
        return false;
      }
      if (unreadSince == NOT) {
        unreadSince = now;
        sentBefore = connection.getBytesOut();
      }
      long nanos = now - unreadSince;
      long taken = connection.getBytesOut() - sentBefore;
      return nanos > patience.toNanos() && taken < nanos / 1e9 * BYTES_A_SECOND;
    }
  }
}
