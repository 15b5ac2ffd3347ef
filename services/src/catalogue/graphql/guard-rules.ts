import { createQueryGuard } from '../../graphql/create-query-guard.ts';

/** These lists lead from many products to many products again: pages need each once on a path, more multiplies without end. */
const multiplyingFields: ReadonlySet<string> = new Set(['related', 'products', 'offered']);

/** Refuses operations that are too deep, too wide or that walk through related products again and again. */
export const guardCatalogueQuery = createQueryGuard({
  // The deepest query of the product needs 7 levels.
  maxDepth: 10,
  maxFields: 500,
  refusePath: (path) => {
    const name = path.at(-1) ?? '';
    const isRepeated = multiplyingFields.has(name) && path.indexOf(name) < path.length - 1;
    return isRepeated ? `The query follows ${name} more than once on a path.` : null;
  },
});
