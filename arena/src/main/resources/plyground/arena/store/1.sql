-- One row a match or tournament. The plan says everything about it, so the same plan is the same run.
create table run (
  id integer not null primary key,
  plan text not null unique,
  size integer not null,
  software text not null,
  begun text not null
);

create table agent (
  run integer not null references run (id),
  number integer not null,
  name text not null,
  primary key (run, number)
);

-- One row a finished game, written once and never changed. Moves, microseconds and nodes are lists
-- separated by spaces, in the order of play. winner: 1 the first to move, 2 the second, 0 a draw.
create table game (
  run integer not null references run (id),
  number integer not null,
  first integer not null,
  second integer not null,
  opening integer not null,
  seed bigint not null,
  start text not null,
  moves text not null,
  micros text not null,
  nodes text not null,
  length integer not null,
  winner integer not null,
  score integer not null,
  reason text not null,
  fault text,
  nanos bigint not null,
  first_moves integer not null,
  first_nanos bigint not null,
  first_nodes bigint not null,
  second_moves integer not null,
  second_nanos bigint not null,
  second_nodes bigint not null,
  print bigint not null,
  primary key (run, number)
);

-- Who plays what just now: processes that play, the games they have taken, and the first game of
-- a run that nobody has taken yet. Not results: all of it may be lost between two runs.
create table worker (
  id text not null primary key,
  host text not null,
  pid bigint not null,
  started bigint not null,
  beat bigint not null
);

create table claim (
  run integer not null references run (id),
  first integer not null,
  last integer not null,
  worker text not null,
  primary key (run, first)
);

create table progress (
  run integer not null primary key references run (id),
  next integer not null
);
