-- When an entry last changed, for sitemaps; the hash tells whether a new import changes it.
alter table catalogue_classification add column updated_at timestamptz not null default now();
alter table catalogue_classification add column source_sha256 text not null default '';
alter table catalogue_product add column updated_at timestamptz not null default now();
alter table catalogue_product add column source_sha256 text not null default '';
