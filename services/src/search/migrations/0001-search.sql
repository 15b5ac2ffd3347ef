-- What the search has to look at again: entries of a source, in the transaction that changed them. Without a unique key,
-- so that two transactions never wait for each other.
create table search_change (
  id bigint generated always as identity primary key,
  source text not null,
  key text not null,
  -- a look at everything waits for the changes of people
  is_bulk boolean not null default false
);
create index search_change_turn on search_change (is_bulk, id);
create function search_note_change() returns trigger language plpgsql set search_path from current as
$$ begin if coalesce(new.stage, old.stage) = 'PUBLISHED' then insert into search_change (source, key) values ('content', coalesce(new.entry_id, old.entry_id)); end if; return null; end $$;
create trigger search_note_change after insert or update or delete on content_version
  for each row execute function search_note_change();
-- What the index of the database engine was last made from; derived data, as everything below.
create table search_source (
  name text primary key,
  version text not null
);
create table search_entry (
  source text not null,
  key text not null,
  document_id text not null,
  fingerprint text not null,
  -- entries at the same place are looked at together
  place text,
  -- other entries whose texts are in the document
  sources text[] not null,
  primary key (source, key)
);
create index search_entry_place on search_entry (source, place);
create index search_entry_sources on search_entry using gin (sources);
-- One row for each language of a document, and apart from its texts, because a search for a frequent word visits many of
-- them. From two kilobytes on PostgreSQL stores the vectors apart as well, and by toast_tuple_target all of them.
create table search_version (
  number integer generated always as identity primary key,
  language text not null,
  type text not null,
  site text,
  countries text[],
  except_countries text[] not null,
  -- all languages of the document
  languages text[] not null,
  -- words of the title
  length smallint not null,
  names tsvector not null,
  terms tsvector not null
) with (toast_tuple_target = 128);
-- Each search reads the whole list of what is not merged yet.
create index search_version_names on search_version using gin (names) with (gin_pending_list_limit = 512);
create index search_version_terms on search_version using gin (terms) with (gin_pending_list_limit = 512);
create table search_text (
  number integer primary key references search_version (number) on delete cascade,
  document_id text not null,
  path text not null,
  title text not null,
  keywords text not null,
  description text not null,
  body text not null
);
create index search_text_document on search_text (document_id);
-- The words of a language and the number of texts with each; '' counts all texts.
create table search_word (
  language text not null,
  word text collate "C" not null,
  documents integer not null,
  primary key (language, word)
) with (fillfactor = 60);
