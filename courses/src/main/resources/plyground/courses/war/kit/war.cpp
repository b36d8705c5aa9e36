// war -t TASK -d DEPTH -m MAP -i INIT -op MOVES -ol LOG
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>

// What a city is worth, and whose it is: 1 Union, -1 Confederacy, 0 nobody's.
struct City {
  int resources;
  int owner;
};

static std::string stripped(const std::string& text) {
  const char* blanks = " \t\r";
  std::size_t first = text.find_first_not_of(blanks);
  return first == std::string::npos
             ? ""
             : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

static std::map<std::string, City> cities(const std::string& file) {
  std::map<std::string, City> all;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    std::stringstream fields(line);
    std::string name, resources, owner;
    if (std::getline(fields, name, ',') && std::getline(fields, resources, ',') &&
        std::getline(fields, owner)) {
      all[stripped(name)] = {std::atoi(resources.c_str()), std::atoi(owner.c_str())};
    }
  }
  return all;
}

static std::string side(const std::string& name, int owner,
                        const std::map<std::string, City>& all) {
  std::string names;
  long sum = 0;
  for (const auto& city : all) {
    if (city.second.owner == owner) {
      names += (names.empty() ? "" : ",") + city.first;
      sum += city.second.resources;
    }
  }
  return name + ",{" + names + "}," + std::to_string(sum) + ".0\n";
}

int main(int count, char** words) {
  // The handout writes -m without a blank before its file; both ways are read.
  std::map<std::string, std::string> options;
  for (int i = 1; i < count; i++) {
    std::string word = words[i];
    if (word.compare(0, 2, "-m") == 0 && word.size() > 2) {
      options["-m"] = word.substr(2);
    } else if (i + 1 < count) {
      options[word] = words[++i];
    }
  }
  auto all = cities(options["-i"]);
  std::ofstream moves(options["-op"]);
  std::ofstream log(options["-ol"]);
  moves << "TURN = 0\nPlayer = N/A\nAction = N/A\nDestination = N/A\n"
        << side("Union", 1, all) << side("Confederacy", -1, all) << std::string(46, '-') << "\n";
  log << "Player,Action,Destination,Depth,Value\n";
  // TODO: play on; the file options["-m"] has a line "A,B" a road
  return 0;
}
