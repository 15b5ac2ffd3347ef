-- What it takes to restore the state before a change, until its maker may no longer take it back.
create table desk_undo (
  id text primary key,
  by_id text not null,
  until timestamptz not null,
  state text not null,
  leaving_user_id text
);
create index desk_undo_until on desk_undo (until);
