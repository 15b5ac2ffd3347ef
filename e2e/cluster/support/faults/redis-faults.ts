import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../measure-fault.ts';

const frozenMs = 250;
const thawedMs = 50;

/** It answers, but up to a quarter of a second late. */
function createSlowness(): Fault {
  let isSlow = false;
  let slowing: Promise<void> = Promise.resolve();
  return {
    name: 'Redis slow',
    begin: ({ redis }) => {
      isSlow = true;
      slowing = (async () => {
        while (isSlow) {
          redis.freeze();
          await sleep(frozenMs);
          redis.thaw();
          await sleep(thawedMs);
        }
      })();
    },
    end: async () => {
      isSlow = false;
      await slowing;
    },
  };
}

/** A Redis that is away, frozen, slow or has forgotten everything. */
export const redisFaults: readonly Fault[] = [
  {
    name: 'kill -9 Redis',
    begin: ({ redis }) => redis.kill(),
    end: ({ redis }) => redis.restart(),
  },
  { name: 'Redis frozen', begin: ({ redis }) => redis.freeze(), end: ({ redis }) => redis.thaw() },
  { name: 'Redis flushed', begin: ({ redis }) => redis.flush(), end: () => {} },
  createSlowness(),
];
