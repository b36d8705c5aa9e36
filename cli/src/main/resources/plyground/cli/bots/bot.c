#include <stdio.h>
#include <string.h>

static char line[1 << 20];

int main(void) {
  while (fgets(line, sizeof line, stdin)) {
    char *legal = strstr(line, "\"legal\":[\"");
    if (strstr(line, "\"type\":\"hello\"")) puts("{\"name\":\"my bot\"}");
    if (legal) printf("{\"move\":\"%s\"}\n", strtok(legal + 10, "\"")); /* think here */
    fflush(stdout);
  }
}
