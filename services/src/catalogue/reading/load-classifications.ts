import type { CatalogueDatabase } from '../catalogue-tables.ts';
import type { ClassificationView } from '../catalogue-view.ts';

/** The nodes of the classification trees by slug. */
export type ClassificationTree = ReadonlyMap<string, ClassificationView>;

/** Reads the classification trees in one language, linked from parent to children, by slug. */
export async function loadClassifications(database: CatalogueDatabase, language: string): Promise<ClassificationTree> {
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
  const views = new Map(
    rows.map((row): [string, ClassificationView] => [
      row.slug,
      { ...row, updated_at: row.updated_at.toISOString(), children: [] },
    ]),
  );
  for (const view of views.values()) {
    if (view.parent_slug !== null) views.get(view.parent_slug)?.children.push(view);
  }
  return views;
}

/** The nodes from the root to the one of this slug; none when it is not in the tree. */
export function findLineage(tree: ClassificationTree, slug: string): readonly ClassificationView[] {
  const node = tree.get(slug);
  if (node === undefined) return [];
  return node.parent_slug === null ? [node] : [...findLineage(tree, node.parent_slug), node];
}

/** The slugs of a node and of all nodes below it. */
export function listSubtree(node: ClassificationView): readonly string[] {
  return [node.slug, ...node.children.flatMap(listSubtree)];
}
