-- Which lessons of the lab somebody says to have done, and when. Nobody checks it.
create table league_lesson (
  member text not null references league_member (id),
  lesson text not null,
  done bigint not null,
  primary key (member, lesson)
);
