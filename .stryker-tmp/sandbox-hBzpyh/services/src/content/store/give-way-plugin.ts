// @ts-nocheck
import { setImmediate as giveWay } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';

/**
 * The embedded database works in this thread: after each statement of a longer work whoever waits for an answer has a turn, so
 * that publishing hundreds of entries is not felt by visitors.
 */
export const giveWayPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    await giveWay();
    return result;
  },
};
