// @ts-nocheck
import type { CatalogueDatabase } from './catalogue-tables.ts';
import type { ClassificationView } from './catalogue-view.ts';

/** Reads the classification trees in one language, linked from parent to children, by slug. */
export async function loadClassifications(
  database: CatalogueDatabase,
  language: string,
): Promise<Map<string, ClassificationView>> {
  const rows = await database
    .selectFrom('catalogue_classification as node')
    .innerJoin('catalogue_classification_text as text', 'text.slug', 'node.slug')
    .leftJoin('catalogue_classification as parent', 'parent.slug', 'node.parent_slug')
    .where('text.language', '=', language)
    .select(['node.id', 'node.slug', 'node.type', 'node.parent_slug', 'node.image_url'])
    .select([
      'node.supported_countries',
      'node.updated_at',
      'text.name',
      'text.description',
      'text.language',
      'parent.id as parent_id',
    ])
    .orderBy('node.position')
    .execute();
  const views = new Map<string, ClassificationView>();
  for (const { parent_slug, ...row } of rows) {
    const view: ClassificationView = { ...row, updated_at: row.updated_at.toISOString(), children: [], products: [] };
    views.set(view.slug, view);
    if (parent_slug !== null) views.get(parent_slug)?.children.push(view);
  }
  return views;
}
