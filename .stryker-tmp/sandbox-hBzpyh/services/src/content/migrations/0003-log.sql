-- who did what, kept when the entry is gone; the title is that of the moment
create table content_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null,
  action text not null,
  model text not null,
  entry_id text not null,
  title text,
  locales text not null,
  author text
);
create index content_log_entry on content_log (entry_id, id);
