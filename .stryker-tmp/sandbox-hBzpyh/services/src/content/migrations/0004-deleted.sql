-- what was deleted, as it stood in both stages, so that it can be brought back; its history stays with it
alter table content_history drop constraint content_history_entry_id_fkey;
create table content_deleted (
  entry_id text primary key,
  model text not null,
  title text,
  created_at timestamptz not null,
  created_by text,
  deleted_at timestamptz not null,
  deleted_by text,
  versions jsonb not null
);
create index content_deleted_time on content_deleted (deleted_at);
