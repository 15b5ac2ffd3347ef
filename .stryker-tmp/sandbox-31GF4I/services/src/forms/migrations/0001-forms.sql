create table form_submission (
  id text primary key,
  reference text not null unique,
  fingerprint text not null unique,
  kind text not null,
  subject text,
  field_values text not null,
  language text not null,
  page text not null,
  created_at timestamptz not null
);
create index form_submission_kind on form_submission (kind, created_at);
create table form_subscription (
  id text primary key,
  email text not null,
  topic text not null,
  token_hash text not null unique,
  state text not null,
  language text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index form_subscription_one on form_subscription (email, topic) where state = 'active';
