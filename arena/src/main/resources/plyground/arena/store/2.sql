-- Games under way in the lab, each as one text; unlike finished games they change.
create table sitting (
  id text not null primary key,
  state text not null,
  changed bigint not null
);

create index sitting_changed on sitting (changed);
