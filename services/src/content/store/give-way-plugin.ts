import { setImmediate as giveWay } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';

/**
 * The embedded database runs in this thread: after each statement of a longer transaction, waiting requests get a turn,
 * so that visitors do not notice hundreds of entries being published.
 */
export const giveWayPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    await giveWay();
    return result;
  },
};
