// @ts-nocheck
import type { Generated, JSONColumnType, Kysely } from 'kysely';
import type { Database } from '../database/database.ts';

type Json<Value> = JSONColumnType<Value & object, string, string>;

/** A strong point of a product as it is stored, in one language. */
export interface HighlightRow {
  readonly name: string;
  readonly short_description: string;
  readonly long_description: string;
  readonly image_url: string | null;
  readonly video_image_url: string | null;
  readonly video_url: string | null;
}

/** One picture of a product. */
export interface ImageRow {
  readonly name: string;
  readonly url: string;
  readonly default: boolean;
}

/**
 * The tables of the catalogue; positions give the order of lists, jsonb columns are written as text.
 * A type and not an interface, because `withTables` asks for an index signature.
 */
export type CatalogueTables = {
  catalogue_classification: {
    slug: string;
    id: string;
    parent_slug: string | null;
    type: string;
    image_url: string;
    supported_countries: Json<readonly string[]> | null;
    position: number;
    updated_at: Generated<Date>;
    source_sha256: Generated<string>;
  };
  catalogue_classification_text: { slug: string; language: string; name: string; description: string };
  catalogue_product: {
    slug: string;
    id: string;
    type: string;
    name: string;
    classification_slug: string;
    brand_name: string;
    brand_image_url: string | null;
    product_service_id: string | null;
    supported_countries: Json<readonly string[]> | null;
    images: Json<readonly ImageRow[]>;
    video_url: string | null;
    video_image_url: string | null;
    position: number;
    updated_at: Generated<Date>;
    source_sha256: Generated<string>;
  };
  catalogue_product_text: {
    slug: string;
    language: string;
    short_description: string;
    long_description: string;
    highlights: Json<readonly HighlightRow[]>;
    benefits: Json<readonly string[]>;
    details: Json<readonly string[]>;
  };
  catalogue_specification_name: { key: string; language: string; name: string };
  catalogue_variant: { id: string; product_slug: string; name_metric: string; name_imperial: string; position: number };
  catalogue_specification: {
    product_slug: string;
    variant_id: string | null;
    key: string;
    value: string;
    unit: string;
    measurement_system: string | null;
    position: number;
  };
  catalogue_related: { product_slug: string; related_slug: string; type: string; position: number };
  catalogue_document: {
    filename: string;
    product_slug: string;
    name: string;
    content_language: string;
    type: string;
    thumbnail_url: string;
    url: string;
    extension: string;
    size_bytes: number;
    content: Uint8Array;
    position: number;
  };
  catalogue_seed: { name: string; sha256: string; seeded_at: Date };
};

/** The database of the process seen with the tables of the catalogue. */
export type CatalogueDatabase = Kysely<Database & CatalogueTables>;
