/**
 * Two positions of each game, from games of its easiest opponent against itself: one in which there is much to
 * do, and one that a single move can end.
 */
export const EXAMPLES = {
  breakthrough: {
    middle: ".bbbbbbb/..bbbbbb/.bw...../......../w......./......../.wwwwwww/.wwwwwww black",
    end: "..b..bbb/w..bbbbb/....b.../......../..b...../...w..../..w.wwww/..wwwwww white",
  },
  "connect-four": {
    middle: "......./......./......./...r.../...b.../...r... blue",
    end: "...b.../...r.../...b.../...r.../..bbb../..rrr.. red",
  },
  "dice-race": { middle: "r.......r...../b........b.... red 2", end: "............rr/.........b...b blue 5" },
  "dots-and-boxes": {
    middle: "---/-.-.-r-/..-/......./.../......./... blue",
    end: "---/-b-b-r-/---/-b-b-r-/---/-b-.-r-/-.- blue",
  },
  hex: {
    middle:
      "rbbb......./r........../r........../r........../.........../.........../.........../.........../.........../.........../........... blue",
    end: "rbbbbbbbbbb/r........../r........../r........../r........../r........../r........../r........../r........../r........../........... red",
  },
  kalah: { middle: "0,0,2,7,7,6,10/0,0,2,2,1,8,3 b", end: "0,0,0,0,0,3,19/1,3,2,0,1,0,19 a" },
  labyrinth: {
    middle:
      "6c76733/ba57d73/e3ec79b/e767b36/ecd5b5b/79cac79/c6d6da9 a@5/7:candle,book,crown,gem,ring:1 b@3/5:map,helmet,chest,fairy,sword:2 a",
    end: "6676733/bc57d73/ecec79b/e367b36/e7d5b5b/acac797/c9d6da9 a@1/3:candle,book,crown,gem,ring:1 b@1/1:map,helmet,chest,fairy,sword:5 b",
  },
  othello: {
    middle: "....../..21../.1121./222221/..1.../...1.. 1",
    end: "22222./111111/112212/111122/111222/112222 2",
  },
  "tic-tac-toe": { middle: "xo./.../... x", end: "xox/oxo/... x" },
  "ultimate-tic-tac-toe": {
    middle: "o.x...o../.x.....o./x......../...x.x.../....o..../........./........./........./......... o 7",
    end: "o.xo..o.x/.x..o.ooo/x....x..x/...xxx.../.x..o..x./........./o.....o.o/.o.....o./......x.x x any",
  },
  war: {
    middle: "union=A3,A5,A6,B3,B4,B6,C5 confederacy=A4,B1,B5,C6,D5 union",
    end: "union=A1,A2,A3,A5,A6,B1,B2,B3,B6,C1,C2,C3,D1,D3,D6,E2,E4,F1,F3,F4 confederacy=A4,B4,B5,C4,C5,C6,D2,D4,D5,E1,E3,E5,E6,F2,F6 confederacy",
  },
  "war-of-life": {
    middle: "[[[5,1],[5,2],[6,1],[6,2]],[[1,4],[2,6],[3,4],[3,5],[3,6],[4,4],[4,5],[4,6],[5,4],[5,5]]] r 9",
    end: "[[[4,5]],[[2,6],[2,7],[3,5],[3,8],[5,4],[5,8],[6,5],[6,6],[6,7],[7,5]]] r 27",
  },
};
