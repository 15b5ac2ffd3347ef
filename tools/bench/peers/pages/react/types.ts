import type { ComponentType, ReactNode } from 'react';

/** A value in both systems of units, as it is shown. */
export interface Quantity {
  readonly metric: string;
  readonly imperial: string;
}

/** A card of the list. */
export interface Product {
  readonly slug: string;
  readonly name: string;
  /** Name of its picture at the image service. */
  readonly picture: string;
  readonly kind: string;
  readonly description: string;
  readonly variants: number;
  readonly tags: readonly string[];
  readonly facts: readonly (Quantity & { readonly name: string })[];
}

/** A row of the table of a product. */
export interface Row extends Quantity {
  readonly name: string;
  readonly metricUnit: string;
  readonly imperialUnit: string;
  readonly tolerance: string;
  readonly note: string;
}

/** What differs between those who show the pages: addresses, and the components that are alive in a browser. */
export interface PageParts {
  readonly listPath: string;
  readonly picturePath: (name: string) => string;
  readonly Link: ComponentType<{ readonly href: string; readonly className?: string; readonly children: ReactNode }>;
  readonly CompareButton: ComponentType<{ readonly slug: string; readonly name: string }>;
  readonly QuantityText: ComponentType<Quantity>;
}
