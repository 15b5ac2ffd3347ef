import type { StoryTeaser } from '../../data/blocks/blocks.ts';
import type { ProductTeaser } from '../../data/catalogue/product-teaser.ts';
import type { Specification } from '../../data/catalogue/specification.ts';

/** A highlight of a machine; its video, if any, is served by this site. */
export interface Highlight {
  readonly name: string | null;
  readonly short_description: string | null;
  readonly long_description: string | null;
  readonly image_url: string | null;
  readonly video_url: string | null;
  readonly video_image_url: string | null;
}

/** A file about a product; the size is in bytes. */
export interface ProductDocument {
  readonly name: string;
  readonly content_language: string;
  readonly thumbnail_url: string | null;
  readonly type: string;
  readonly url: string;
  readonly filename: string;
  readonly extension: string;
  readonly size_bytes: number;
}

export interface Variant {
  readonly id: string;
  readonly name_metric: string;
  readonly name_imperial: string;
  readonly specifications: readonly Specification[];
}

/** A video about a product with its poster. */
export interface ProductVideo {
  readonly url: string;
  readonly poster: string | null;
}

export interface ServiceLink {
  readonly slug: string;
  readonly name: string;
  readonly route: string;
  readonly description: string;
}

/** Data of a product page. */
export interface ProductData {
  readonly page: 'product';
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly paragraphs: readonly string[];
  readonly brand: string | null;
  readonly group: { readonly name: string; readonly slug: string; readonly route: string };
  readonly images: readonly { readonly name: string; readonly url: string }[];
  readonly video: ProductVideo | null;
  readonly specifications: readonly Specification[];
  readonly variants: readonly Variant[];
  /** The variant named in the address. */
  readonly variantId: string | null;
  readonly highlights: readonly Highlight[];
  readonly documents: readonly ProductDocument[];
  readonly alternatives: readonly ProductTeaser[];
  readonly accessories: readonly ProductTeaser[];
  readonly services: readonly ServiceLink[];
  readonly stories: readonly StoryTeaser[];
}
