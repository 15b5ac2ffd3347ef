import type { ClassificationView, ListedProduct, VariantView } from '../catalogue-view.ts';
import type { CatalogueReader } from '../reading/create-catalogue-reader.ts';
import type { Offer } from '../reading/load-offered.ts';

interface Node {
  /** What fields that are not in the node are read from. */
  readonly reader: CatalogueReader;
}

/** A group of an answer. */
export type ClassificationNode = ClassificationView & Node;
/** A product of an answer. */
export type ProductNode = ListedProduct & Node;
/** A variant of an answer. */
export type VariantNode = VariantView & Node;
/** The products of a group that are offered somewhere. */
export type OfferedNode = Offer & Node;

/** Connects what was read to the reader of its answer. */
export function createNode<View extends object>(reader: CatalogueReader, view: View): View & Node {
  return { ...view, reader };
}
