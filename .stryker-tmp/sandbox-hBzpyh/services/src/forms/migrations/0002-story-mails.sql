-- Stories that subscribers were told of, or need not be told of; a row is written together with its mails.
create table form_story_announcement (
  story_id text primary key,
  announced_at timestamptz not null
);
-- When the first look at the stories was taken: what was there before is not news.
create table form_story_watch (
  singleton boolean primary key default true check (singleton),
  started_at timestamptz not null
);
