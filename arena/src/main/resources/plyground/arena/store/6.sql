-- Exercises that somebody handed out in the lab, and what people answered. owner is the hash of a secret, session
-- the hash of a cookie: who answers as somebody once goes on doing so. marks is the marking as JSON.
create table exercise (
  id text not null primary key,
  owner text not null,
  text text not null,
  boards integer not null,
  made bigint not null
);

create index exercise_made on exercise (made);

create table answer (
  exercise text not null references exercise (id),
  person text not null,
  number integer not null,
  session text not null,
  answer text not null,
  marks text not null,
  given bigint not null,
  primary key (exercise, person, number)
);
