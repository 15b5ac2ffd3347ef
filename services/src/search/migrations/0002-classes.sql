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
