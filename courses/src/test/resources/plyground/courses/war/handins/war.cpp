// A student's war program in C++: right, but written as in the handout's own picture.
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

using namespace std;
typedef vector<int> Board;
struct Move {
  bool drop;
  int city;
};

vector<string> names;
vector<int> worth;
vector<vector<bool>> road;
int limitDepth;
bool prunes;
ostream *logged = 0;
const double INFINITE = 1e300;

string number(double value) {
  if (value >= INFINITE) return "Infinity";
  if (value <= -INFINITE) return "-Infinity";
  ostringstream out;
  out << value;
  return out.str();
}

string player(int side) { return side == 1 ? "Union" : "Confederacy"; }

string action(Move move) { return move.drop ? "Paratroop Drop" : "Forced March"; }

vector<Move> moves(const Board &board, int side) {
  vector<Move> all;
  for (int drop = 0; drop < 2; drop++)
    for (int city = 0; city < (int)board.size(); city++) {
      bool near = false;
      for (int other = 0; other < (int)board.size(); other++)
        near = near || (road[city][other] && board[other] == side);
      if (board[city] == 0 && (drop || near)) all.push_back(Move{drop == 1, city});
    }
  return all;
}

Board play(Board board, int side, Move move) {
  board[move.city] = side;
  for (int other = 0; !move.drop && other < (int)board.size(); other++)
    if (road[move.city][other] && board[other] == -side) board[other] = side;
  return board;
}

double value(const Board &board) {
  double sum = 0;
  for (int city = 0; city < (int)board.size(); city++) sum += board[city] * worth[city];
  return sum;
}

string label(int side, Move move) {
  return player(side) + "," + action(move) + "," + names[move.city];
}

void row(string text, int depth, double value, string end) {
  if (logged) *logged << text << "," << depth << "," << number(value) << end << "\n";
}

string window(double alpha, double beta) {
  return prunes ? "," + number(alpha) + "," + number(beta) : "";
}

Move greedy(const Board &board, int side, bool shown) {
  Move best = {false, -1};
  double most = 0;
  for (Move move : moves(board, side)) {
    double found = side * value(play(board, side, move));
    if (shown) row(label(side, move), 1, side * found, "");
    if (best.city < 0 || found > most) best = move, most = found;
  }
  return best;
}

double search(const Board &board, int side, int depth, string text, double alpha, double beta,
              Move *best) {
  vector<Move> all = moves(board, side);
  if (depth == limitDepth || all.empty()) {
    row(text, depth, value(board), window(alpha, beta));
    return value(board);
  }
  double found = -side * INFINITE;
  row(text, depth, found, window(alpha, beta));
  for (Move move : all) {
    double reply =
        search(play(board, side, move), -side, depth + 1, label(side, move), alpha, beta, 0);
    if (side * reply > side * found) {
      found = reply;
      if (best) *best = move;
    }
    bool cut = prunes && (side == 1 ? found >= beta : found <= alpha);
    if (side == 1 && found > alpha) alpha = found;
    if (side == -1 && found < beta) beta = found;
    row(text, depth, found, window(alpha, beta) + (cut ? ",CUT-OFF" : ""));
    if (cut) return found;
  }
  return found;
}

void block(ostream &out, int turn, string who, string what, string where, const Board &board) {
  out << "Turn = " << turn << "\nPlayer = " << who << "\nAction = " << what
      << "\nDestination = " << where << "\n";
  for (int side = 1; side >= -1; side -= 2) {
    double sum = 0;
    string comma = "";
    out << player(side) << ",{";
    for (int city = 0; city < (int)board.size(); city++)
      if (board[city] == side) out << comma << names[city], sum += worth[city], comma = ",";
    out << "}," << number(sum) << "\n";
  }
  out << "-----\n";
}

string field(istream &in) {
  string text, plain;
  getline(in, text, ',');
  for (char each : text)
    if (!isspace(each)) plain += each;
  return plain;
}

int main(int count, char **words) {
  map<string, string> options;
  for (int i = 1; i + 1 < count; i += 2) options[words[i]] = words[i + 1];
  int task = stoi(options["-t"]);
  limitDepth = stoi(options["-d"]);
  prunes = task == 3;
  Board board;
  string line;
  ifstream init(options["-i"].c_str());
  map<string, int> index;
  while (getline(init, line)) {
    istringstream fields(line);
    string name = field(fields);
    if (name.empty()) continue;
    index[name] = names.size();
    names.push_back(name);
    worth.push_back(stoi(field(fields)));
    board.push_back(stoi(field(fields)));
  }
  road.assign(names.size(), vector<bool>(names.size()));
  ifstream roads(options["-m"].c_str());
  while (getline(roads, line)) {
    istringstream fields(line);
    string one = field(fields), other = field(fields);
    if (other.empty()) continue;
    road[index[one]][index[other]] = road[index[other]][index[one]] = true;
  }
  ofstream out(options["-op"].c_str()), rows(options["-ol"].c_str());
  rows << "Player,Action,Destination,Depth,Value" << (prunes ? ",Alpha,Beta,CUT-OFF?" : "") << "\n";
  logged = &rows;
  block(out, 0, "N/A", "N/A", "N/A", board);
  int side = 1;
  for (int turn = 1; !moves(board, side).empty(); turn++) {
    Move move = {false, 0};
    if (side == 1 && task != 1)
      search(board, 1, 0, "N/A,N/A,N/A", -INFINITE, INFINITE, &move);
    else
      move = greedy(board, side, side == 1);
    board = play(board, side, move);
    logged = 0;
    block(out, turn, player(side), action(move), names[move.city], board);
    side = -side;
  }
}
