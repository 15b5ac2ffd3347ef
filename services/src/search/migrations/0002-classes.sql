-- Texts that the same visitors see: a search with many texts compares one number of each instead of six columns. Texts from
-- before have none until they are indexed anew.
create table search_class (
  number integer generated always as identity primary key,
  language text not null,
  type text not null,
  site text,
  countries text[],
  except_countries text[] not null,
  languages text[] not null,
  unique nulls not distinct (language, type, site, countries, except_countries, languages)
);
alter table search_version add column class integer;
-- PostgreSQL stores long values apart only of rows of two kilobytes and more. This makes each row one of them, so that a
-- search which visits many texts reads a tenth of the pages; compressed it takes fifty bytes.
alter table search_version add column filler text default repeat(' ', 2100);
