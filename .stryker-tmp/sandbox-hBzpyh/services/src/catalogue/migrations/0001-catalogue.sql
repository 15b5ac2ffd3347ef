-- The product catalogue: classification trees, machines and services with their texts, values and documents.
create table catalogue_classification (
  slug text primary key,
  id text not null unique,
  parent_slug text references catalogue_classification (slug),
  type text not null check (type in ('product', 'service')),
  image_url text not null,
  supported_countries jsonb,
  position integer not null
);
create table catalogue_classification_text (
  slug text not null references catalogue_classification (slug),
  language text not null,
  name text not null,
  description text not null,
  primary key (slug, language)
);
create table catalogue_product (
  slug text primary key,
  id text not null unique,
  type text not null check (type in ('product', 'service')),
  name text not null,
  classification_slug text not null references catalogue_classification (slug),
  brand_name text not null,
  brand_image_url text,
  product_service_id text,
  supported_countries jsonb,
  images jsonb not null,
  video_url text,
  video_image_url text,
  position integer not null
);
create table catalogue_product_text (
  slug text not null references catalogue_product (slug),
  language text not null,
  short_description text not null,
  long_description text not null,
  highlights jsonb not null,
  benefits jsonb not null,
  details jsonb not null,
  primary key (slug, language)
);
create table catalogue_specification_name (
  key text not null,
  language text not null,
  name text not null,
  primary key (key, language)
);
create table catalogue_variant (
  id text primary key,
  product_slug text not null references catalogue_product (slug),
  name_metric text not null,
  name_imperial text not null,
  position integer not null
);
create table catalogue_specification (
  product_slug text not null references catalogue_product (slug),
  variant_id text references catalogue_variant (id),
  key text not null,
  value text not null,
  unit text not null,
  measurement_system text check (measurement_system in ('Metric', 'Imperial')),
  position integer not null
);
create index catalogue_specification_product on catalogue_specification (product_slug);
create table catalogue_related (
  product_slug text not null references catalogue_product (slug),
  related_slug text not null references catalogue_product (slug),
  type text not null,
  position integer not null,
  primary key (product_slug, related_slug)
);
create table catalogue_document (
  filename text primary key,
  product_slug text not null references catalogue_product (slug),
  name text not null,
  content_language text not null,
  type text not null,
  thumbnail_url text not null,
  url text not null,
  extension text not null,
  size_bytes integer not null,
  content bytea not null,
  position integer not null
);
create index catalogue_document_product on catalogue_document (product_slug);
create table catalogue_seed (
  name text primary key,
  sha256 text not null,
  seeded_at timestamptz not null
);
