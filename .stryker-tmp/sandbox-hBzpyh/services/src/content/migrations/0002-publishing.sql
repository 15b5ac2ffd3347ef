alter table content_entry add column created_by text;
alter table content_version add column updated_by text;
alter table content_version add column published_by text;
create table content_history (
  entry_id text not null references content_entry (id) on delete cascade,
  stage text not null check (stage in ('DRAFT', 'PUBLISHED')),
  revision integer not null,
  created_at timestamptz not null,
  created_by text,
  data jsonb not null,
  primary key (entry_id, stage, revision)
);
-- what happened, written in the transaction of the change, so that no kill can lose the message about it
create table content_webhook (url text primary key);
create table content_event (
  id bigint generated always as identity primary key,
  created_at timestamptz not null,
  body text not null
);
create table content_delivery (
  event_id bigint not null references content_event (id) on delete cascade,
  url text not null references content_webhook (url) on delete cascade,
  attempts integer not null default 0,
  due_at timestamptz not null,
  failure text,
  primary key (event_id, url)
);
create table content_translation (
  page_id text not null,
  language text not null,
  source_sha256 text not null,
  primary key (page_id, language)
);
create table content_translation_log (
  id bigint generated always as identity primary key,
  page_id text not null,
  language text,
  action text not null,
  author text not null,
  created_at timestamptz not null
);
create index content_translation_log_page on content_translation_log (page_id, id);
