create table upload_file (
  id text primary key,
  owner text not null,
  name text not null,
  media_type text,
  size bigint not null,
  state text not null,
  submission_id text,
  created_at timestamptz not null
);
create index upload_file_owner on upload_file (owner, created_at);
create index upload_file_submission on upload_file (submission_id) where submission_id is not null;
