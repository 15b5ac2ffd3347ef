-- Sessions of the editor area that were ended by signing out, until their cookies would be too old anyway.
create table editor_session_end (
  id text primary key,
  forgotten_at timestamptz not null
);
create index editor_session_end_time on editor_session_end (forgotten_at);
