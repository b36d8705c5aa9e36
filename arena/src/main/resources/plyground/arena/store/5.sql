-- Who played a run and with what, as JSON: one row for every different machine, version or command
-- that had a part in it. Not compared with anything: the games say themselves what was played.
create table manifest (
  run integer not null references run (id),
  number integer not null,
  text text not null,
  primary key (run, number)
);
