-- One league a store. The text is the settings file as the lecturer last saved it; secret signs
-- sessions; seed is what the matchmaker draws from.
create table league (
  id integer not null primary key,
  settings text not null,
  secret text not null,
  seed bigint not null,
  rated bigint not null
);

-- People. Of a token only its hash is kept. A session is good for one epoch: renewing the link begins
-- another.
create table league_member (
  id text not null primary key,
  name text not null,
  alias text not null,
  role text not null,
  token text not null unique,
  epoch integer not null
);

-- Everything that was handed in. state: waiting, playing, refused, replaced. checks is a JSON array of
-- what was found. worker and until: who checks it just now.
create table league_version (
  number integer not null primary key,
  member text not null references league_member (id),
  ordinal integer not null,
  received bigint not null,
  language text not null,
  state text not null,
  checks text not null,
  worker text,
  until bigint not null,
  tries integer not null
);

create table league_file (
  version integer not null references league_version (number),
  number integer not null,
  name text not null,
  content bytea not null,
  primary key (version, number)
);

-- Who is on the ladder: house bots (house:AGENT) and versions (v:NUMBER). Pairs counts those played
-- and those being played; rating, low and high are of the last fit.
create table league_bot (
  id text not null primary key,
  version integer,
  live integer not null,
  pairs integer not null,
  games integer not null,
  faults integer not null,
  last bigint not null,
  rating double precision not null,
  low double precision not null,
  high double precision not null
);

-- A pair of games, both seatings of one start. state: playing, done, void. points: half points of a, 0
-- to 4. While it is played worker and until say by whom and how long he is waited for.
create table league_pair (
  number integer not null primary key,
  a text not null references league_bot (id),
  b text not null references league_bot (id),
  seed bigint not null,
  state text not null,
  worker text,
  until bigint not null,
  tries integer not null,
  points integer not null,
  print bigint not null,
  finished bigint not null
);

create index league_pair_state on league_pair (state, until);
create index league_pair_a on league_pair (a, number);
create index league_pair_b on league_pair (b, number);

-- Both games of a pair that is done. seating 0: a sits first. winner: 1 the first to move, 2 the
-- second, 0 a draw. detail is for the faulty bot's owner alone.
create table league_game (
  pair integer not null references league_pair (number),
  seating integer not null,
  start text not null,
  moves text not null,
  winner integer not null,
  score integer not null,
  reason text not null,
  fault text,
  faulty text,
  place text,
  detail text,
  nanos bigint not null,
  primary key (pair, seating)
);
