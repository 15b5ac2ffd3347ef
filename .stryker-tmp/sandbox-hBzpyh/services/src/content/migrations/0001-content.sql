create table content_entry (
  id text primary key,
  model text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  seed_sha256 text
);
create index content_entry_model on content_entry (model);
-- locale '' is the base document that holds the fields which are not localized
create table content_version (
  entry_id text not null references content_entry (id) on delete cascade,
  stage text not null check (stage in ('DRAFT', 'PUBLISHED')),
  locale text not null,
  data jsonb not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  primary key (entry_id, stage, locale)
);
create table content_seed (
  singleton boolean primary key default true check (singleton),
  sha256 text not null
);
