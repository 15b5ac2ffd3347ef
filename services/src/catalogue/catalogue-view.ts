import type { HighlightRow, ImageRow } from './catalogue-tables.ts';

/** A node of the classification tree in one language, linked to its children (SYS-053). */
export interface ClassificationView {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly type: string;
  readonly parent_id: string | null;
  readonly parent_slug: string | null;
  readonly description: string;
  readonly image_url: string;
  readonly language: string;
  readonly supported_countries: readonly string[] | null;
  /** ISO 8601. */
  readonly updated_at: string;
  readonly children: ClassificationView[];
}

/** One value; a measurement system of null is shown in both systems (D-33). */
export interface SpecificationView {
  readonly value: string;
  readonly measurement_system: string | null;
  readonly specification: { readonly name: string; readonly unit: string };
}

/** One size or version of a product (SYS-057); its values are read separately. */
export interface VariantView {
  readonly id: string;
  readonly name_metric: string;
  readonly name_imperial: string;
}

/** One file about a product (SYS-060); the size is in bytes. */
export interface DocumentView {
  readonly name: string;
  readonly content_language: string;
  readonly thumbnail_url: string;
  readonly type: string;
  readonly url: string;
  readonly filename: string;
  readonly extension: string;
  readonly size_bytes: number;
}

/** A machine or a service in one language, as lists show it. */
export interface ListedProduct {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly type: string;
  readonly short_description: string;
  readonly supported_countries: readonly string[] | null;
  /** Its own group, the last one of its lineage. */
  readonly classification_slug: string;
  readonly product_service_id: string | null;
  readonly images: readonly ImageRow[];
  readonly brand: { readonly name: string; readonly image_url: string | null };
  readonly video_url: string | null;
  readonly video_image_url: string | null;
  /** ISO 8601. */
  readonly updated_at: string;
  /** Its place in the range. */
  readonly position: number;
}

/** The long texts of a product in one language (SYS-055, SYS-059, SYS-062). */
export interface ProductTexts {
  readonly long_description: string;
  readonly highlights: readonly HighlightRow[];
  readonly benefits: readonly string[];
  readonly details: readonly string[];
}

/** Another product that a product refers to (SYS-058). */
export interface RelationView {
  readonly type: string;
  readonly slug: string;
}
