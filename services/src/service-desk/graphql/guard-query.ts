import { countRootFields } from '../../graphql/count-root-fields.ts';
import { createQueryGuard } from '../../graphql/create-query-guard.ts';

/** Several of these in one request could guess ids or change a great deal at once. */
const maxOperationsFields = 12;
/** These lead from one row to many: inside each other they multiply. */
const listFields: ReadonlySet<string> = new Set(['items', 'comments', 'history', 'applications', 'organizations']);
const maxListsOnPath = 2;

/** Refuses operations that are too deep, too wide, or that multiply lists by lists. */
export const guardDeskQuery = createQueryGuard({
  // The deepest query of the portal needs 6 levels.
  maxDepth: 9,
  maxFields: 400,
  refusePath: (path) => {
    const lists = path.filter((name) => listFields.has(name)).length;
    return lists > maxListsOnPath ? `The query has more than ${maxListsOnPath} lists inside each other.` : null;
  },
  refuseOperation: (operation, getFragment) =>
    countRootFields(operation, getFragment) > maxOperationsFields
      ? `At most ${maxOperationsFields} operations in one request.`
      : null,
});
