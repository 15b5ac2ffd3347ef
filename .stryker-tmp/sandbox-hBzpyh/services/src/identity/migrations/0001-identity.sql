create table identity_account (
  id text primary key,
  email text not null unique,
  given_name text not null,
  family_name text not null,
  full_name text not null,
  roles text not null,
  password_hash text not null,
  is_sample boolean not null
);
create table identity_artifact (
  model text not null,
  id text not null,
  payload text not null,
  grant_id text,
  uid text,
  session_uid text,
  expires_at timestamptz,
  primary key (model, id)
);
create index identity_artifact_grant on identity_artifact (grant_id) where grant_id is not null;
create index identity_artifact_uid on identity_artifact (uid) where uid is not null;
create index identity_artifact_session on identity_artifact (session_uid) where session_uid is not null;
create index identity_artifact_expiry on identity_artifact (expires_at);
create table identity_secret (
  name text primary key,
  value text not null
);
create table identity_throttle (
  key text primary key,
  failures integer not null,
  last_failure_at timestamptz not null,
  blocked_until timestamptz not null
);
