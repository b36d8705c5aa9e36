import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** A student's war program, right as it stands. */
public class war {
  static final List<String> names = new ArrayList<>();
  static int[] worth;
  static boolean[][] road;
  static int limit;
  static boolean prunes;
  static PrintWriter log;

  public static void main(String[] words) throws Exception {
    Map<String, String> options = new HashMap<>();
    for (int i = 0; i + 1 < words.length; i += 2) {
      options.put(words[i], words[i + 1]);
    }
    int task = Integer.parseInt(options.get("-t"));
    limit = task == 1 ? 1 : Integer.parseInt(options.get("-d"));
    prunes = task == 3;
    int[] board = read(Path.of(options.get("-m")), Path.of(options.get("-i")));
    try (PrintWriter moves = new PrintWriter(options.get("-op"));
        PrintWriter rows = new PrintWriter(options.get("-ol"))) {
      log = rows;
      line("Player,Action,Destination,Depth,Value" + (prunes ? ",Alpha,Beta,CUT-OFF?" : ""));
      block(moves, 0, "N/A", null, board);
      int side = 1;
      for (int turn = 1; !moves(board, side).isEmpty(); turn++) {
        int[] move = side == 1 ? union(board, task) : greedy(board, side, false);
        board = play(board, side, move);
        block(moves, turn, player(side), move, board);
        log = null;
        side = -side;
      }
    }
  }

  static int[] read(Path map, Path init) throws Exception {
    Map<String, String[]> cities = new TreeMap<>();
    for (String line : Files.readAllLines(init)) {
      String[] fields = line.trim().split("\\s*,\\s*");
      if (fields.length == 3) {
        cities.put(fields[0], fields);
      }
    }
    names.addAll(cities.keySet());
    worth = new int[names.size()];
    int[] board = new int[names.size()];
    for (int city = 0; city < board.length; city++) {
      String[] fields = cities.get(names.get(city));
      worth[city] = Integer.parseInt(fields[1]);
      board[city] = Integer.parseInt(fields[2]);
    }
    road = new boolean[board.length][board.length];
    for (String line : Files.readAllLines(map)) {
      String[] ends = line.trim().split("\\s*,\\s*");
      if (ends.length == 2) {
        int one = names.indexOf(ends[0]);
        int other = names.indexOf(ends[1]);
        road[one][other] = road[other][one] = true;
      }
    }
    return board;
  }

  static List<int[]> moves(int[] board, int side) {
    List<int[]> moves = new ArrayList<>();
    for (int kind = 0; kind < 2; kind++) {
      for (int city = 0; city < board.length; city++) {
        boolean near = false;
        for (int other = 0; other < board.length; other++) {
          near |= road[city][other] && board[other] == side;
        }
        if (board[city] == 0 && (kind == 1 || near)) {
          moves.add(new int[] {kind, city});
        }
      }
    }
    return moves;
  }

  static int[] play(int[] board, int side, int[] move) {
    int[] after = board.clone();
    after[move[1]] = side;
    for (int other = 0; move[0] == 0 && other < after.length; other++) {
      after[other] = road[move[1]][other] && after[other] == -side ? side : after[other];
    }
    return after;
  }

  static double value(int[] board) {
    double sum = 0;
    for (int city = 0; city < board.length; city++) {
      sum += board[city] * worth[city];
    }
    return sum;
  }

  static int[] greedy(int[] board, int side, boolean logged) {
    int[] best = null;
    double most = 0;
    for (int[] move : moves(board, side)) {
      double value = side * value(play(board, side, move));
      if (logged) {
        row(label(side, move), 1, side * value, "");
      }
      if (best == null || value > most) {
        best = move;
        most = value;
      }
    }
    return best;
  }

  static int[] union(int[] board, int task) {
    if (task == 1) {
      return greedy(board, 1, true);
    }
    int[] best = {0, 0};
    double[] window = {Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY};
    search(board, 1, 0, "N/A,N/A,N/A", window[0], window[1], best);
    return best;
  }

  static double search(
      int[] board, int side, int depth, String label, double alpha, double beta, int[] best) {
    List<int[]> moves = moves(board, side);
    if (depth == limit || moves.isEmpty()) {
      row(label, depth, value(board), window(alpha, beta));
      return value(board);
    }
    double value = -side * Double.POSITIVE_INFINITY;
    row(label, depth, value, window(alpha, beta));
    for (int[] move : moves) {
      double reply =
          search(play(board, side, move), -side, depth + 1, label(side, move), alpha, beta, null);
      if (side * reply > side * value) {
        value = reply;
        if (best != null) {
          best[0] = move[0];
          best[1] = move[1];
        }
      }
      boolean cut = prunes && (side == 1 ? value >= beta : value <= alpha);
      alpha = side == 1 ? Math.max(alpha, value) : alpha;
      beta = side == 1 ? beta : Math.min(beta, value);
      row(label, depth, value, window(alpha, beta) + (cut ? ",CUT-OFF" : ""));
      if (cut) {
        return value;
      }
    }
    return value;
  }

  static String window(double alpha, double beta) {
    return prunes ? "," + alpha + "," + beta : "";
  }

  static String player(int side) {
    return side == 1 ? "Union" : "Confederacy";
  }

  static String action(int[] move) {
    return move[0] == 0 ? "Force March" : "Paratroop Drop";
  }

  static String label(int side, int[] move) {
    return player(side) + "," + action(move) + "," + names.get(move[1]);
  }

  static void row(String label, int depth, double value, String end) {
    line(label + "," + depth + "," + value + end);
  }

  static void line(String text) {
    if (log != null) {
      log.print(text + "\n");
    }
  }

  static void block(PrintWriter out, int turn, String player, int[] move, int[] board) {
    out.print("TURN = " + turn + "\nPlayer = " + player + "\n");
    out.print("Action = " + (move == null ? "N/A" : action(move)) + "\n");
    out.print("Destination = " + (move == null ? "N/A" : names.get(move[1])) + "\n");
    for (int side = 1; side >= -1; side -= 2) {
      TreeSet<String> held = new TreeSet<>();
      double sum = 0;
      for (int city = 0; city < board.length; city++) {
        if (board[city] == side) {
          held.add(names.get(city));
          sum += worth[city];
        }
      }
      out.print(player(side) + ",{" + String.join(",", held) + "}," + sum + "\n");
    }
    out.print("----------------------------------------------\n");
  }
}
