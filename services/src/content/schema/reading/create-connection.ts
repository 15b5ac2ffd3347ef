import type { EntryPage } from './select-page.ts';

/** The connection form of a page (HY-12); cursors are entry ids (HY-41). */
export function createConnection(page: EntryPage) {
  const ids = page.items.map((view) => view.document.id);
  return {
    edges: page.items.map((node) => ({ cursor: node.document.id, node })),
    pageInfo: {
      hasNextPage: page.hasNextPage,
      hasPreviousPage: page.hasPreviousPage,
      startCursor: ids[0] ?? null,
      endCursor: ids.at(-1) ?? null,
      pageSize: ids.length,
    },
    aggregate: { count: page.total },
  };
}
