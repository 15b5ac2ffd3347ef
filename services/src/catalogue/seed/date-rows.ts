import { createHash } from 'node:crypto';
import type { CatalogueDatabase } from '../catalogue-tables.ts';
import type { CatalogueRows } from './catalogue-rows.ts';

interface KnownEntry {
  readonly slug: string;
  readonly source_sha256: string;
  readonly updated_at: Date;
}

function hashRows(rows: readonly object[]): string {
  // The content of a document depends only on the row next to it.
  const text = JSON.stringify(rows, (key, value: unknown) => (key === 'content' ? undefined : value));
  return createHash('sha256').update(text).digest('hex');
}

function dateEntries<Row extends { readonly slug: string }>(
  entries: readonly Row[],
  parts: ReadonlyMap<string, readonly object[]>,
  known: readonly KnownEntry[],
): (Row & KnownEntry)[] {
  const bySlug = new Map(known.map((entry) => [entry.slug, entry]));
  return entries.map((entry) => {
    const source_sha256 = hashRows([entry, ...(parts.get(entry.slug) ?? [])]);
    const earlier = bySlug.get(entry.slug);
    const updated_at = earlier?.source_sha256 === source_sha256 ? earlier.updated_at : new Date();
    return { ...entry, source_sha256, updated_at };
  });
}

function collectProductParts({ productText, variant, specification, related, document }: CatalogueRows) {
  return Map.groupBy<string, object>([...productText, ...variant, ...specification, ...related, ...document], (row) => {
    if ('product_slug' in row) return String(row.product_slug);
    return 'slug' in row ? String(row.slug) : '';
  });
}

/** Gives groups and products the date of their last change; unchanged rows keep theirs. */
export async function dateRows(database: CatalogueDatabase, rows: CatalogueRows): Promise<CatalogueRows> {
  const load = (table: 'catalogue_classification' | 'catalogue_product') =>
    database.selectFrom(table).select(['slug', 'source_sha256', 'updated_at']).execute();
  const texts = Map.groupBy(rows.classificationText, ({ slug }) => slug);
  return {
    ...rows,
    classification: dateEntries(rows.classification, texts, await load('catalogue_classification')),
    product: dateEntries(rows.product, collectProductParts(rows), await load('catalogue_product')),
  };
}
