// @ts-nocheck
import type { HighlightRow, ImageRow } from './catalogue-tables.ts';

/** A node of the classification tree in one language, linked to its children and its products (SYS-053). */
export interface ClassificationView {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly type: string;
  readonly parent_id: string | null;
  readonly description: string;
  readonly image_url: string;
  readonly language: string;
  readonly supported_countries: readonly string[] | null;
  /** ISO 8601. */
  readonly updated_at: string;
  readonly children: ClassificationView[];
  /** The products of the node itself and of every node below it, in the order of the range. */
  readonly products: ProductView[];
}

/** One value; a measurement system of null is shown in both systems (D-33). */
export interface SpecificationView {
  readonly value: string;
  readonly measurement_system: string | null;
  readonly specification: { readonly name: string; readonly unit: string };
}

/** One size or version of a product (SYS-057). */
export interface VariantView {
  readonly id: string;
  readonly name_metric: string;
  readonly name_imperial: string;
  readonly specifications: readonly SpecificationView[];
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

/** A machine or a service in one language (SYS-055..062). */
export interface ProductView {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly type: string;
  readonly short_description: string;
  readonly long_description: string;
  readonly supported_countries: readonly string[] | null;
  readonly classifications: readonly ClassificationView[];
  readonly product_service_id: string | null;
  readonly images: readonly ImageRow[];
  readonly specifications: readonly SpecificationView[];
  readonly variants: readonly VariantView[];
  readonly variant_count: number;
  readonly brand: { readonly name: string; readonly image_url: string | null };
  readonly related: { readonly type: string; readonly product: ProductView }[];
  readonly highlights: readonly HighlightRow[];
  readonly documents: readonly DocumentView[];
  readonly video_url: string | null;
  readonly video_image_url: string | null;
  /** ISO 8601. */
  readonly updated_at: string;
  readonly benefits: readonly string[];
  readonly details: readonly string[];
}

/** The whole catalogue in one language. */
export interface CatalogueView {
  readonly classifications: ReadonlyMap<string, ClassificationView>;
  readonly products: ReadonlyMap<string, ProductView>;
}
