create table mail_message (
  id text primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  language text not null,
  state text not null,
  attempts integer not null,
  next_attempt_at timestamptz not null,
  created_at timestamptz not null,
  last_error text
);
create index mail_message_due on mail_message (next_attempt_at) where state = 'queued';
