-- Tournaments that somebody asked the lab for: by whom, and the place in line of those that are to be
-- played. The rest of a run says nothing about who wanted it.
create table request (
  run integer not null primary key references run (id),
  maker text not null,
  place integer
);
