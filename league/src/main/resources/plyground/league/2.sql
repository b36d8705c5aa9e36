-- What the fits said over time: a row of a bot whenever it has played a tenth more than at its last one.
create table league_rating (
  bot text not null references league_bot (id),
  at bigint not null,
  games integer not null,
  rating double precision not null,
  low double precision not null,
  high double precision not null,
  primary key (bot, at)
);

-- The games under way, one a worker. Opinions are what the players thought of their moves, in their own
-- view: numbers, or a dash where nothing was said.
create table league_live (
  worker text not null primary key,
  kind text not null,
  first text not null,
  second text not null,
  start text not null,
  moves text not null,
  opinions text not null,
  at bigint not null
);

-- The finals: who plays, by bots, and the run of the arena that holds the games.
create table league_final (
  number integer not null primary key,
  entrants text not null,
  games integer not null,
  seed bigint not null,
  begun bigint not null
);

alter table league_bot add column noted integer not null default 0;
alter table league_game add column opinions text not null default '';
alter table league_member add column open integer not null default 0;
alter table league_member add column grace integer not null default 0;
alter table league add column frozen integer not null default 0;
