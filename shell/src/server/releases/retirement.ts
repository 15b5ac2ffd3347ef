import { listReleases } from '@kmx/release-registry/release/release-reference.ts';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { RemoteKey, RenderPool } from '../workers/pool-types.ts';

/** Ends the threads of versions that no request can need any more. */
export interface Retirement {
  /** Ends the threads of a set's remotes once the requests that began with it are over, unless something else uses them. */
  readonly retire: (set: ReleaseSet) => void;
  /** The versions of this set are wanted again: they stay until they are retired anew. */
  readonly keep: (set: ReleaseSet) => void;
  readonly close: () => void;
}

interface RetirementOptions {
  readonly pool: Pick<RenderPool, 'retire'>;
  /** The longest time in milliseconds that a request takes: until then it may ask for a page of the set that it began with. */
  readonly requestMs: number;
  /** The sets that are in use. */
  readonly listUsed: () => readonly ReleaseSet[];
}

const formatKey = ({ name, version }: RemoteKey) => `${name}@${version}`;
const listRemotes = ({ versions }: ReleaseSet) => listReleases(versions).filter(({ name }) => name !== 'shell');

/** Creates the retirement of the versions of a pool. */
export function createRetirement({ pool, requestMs, listUsed }: RetirementOptions): Retirement {
  const waiting = new Map<string, NodeJS.Timeout>();
  const cancel = (key: string): void => {
    clearTimeout(waiting.get(key));
    waiting.delete(key);
  };
  const end = (remote: RemoteKey): void => {
    waiting.delete(formatKey(remote));
    const isUsed = listUsed().some((set) => listRemotes(set).some((used) => formatKey(used) === formatKey(remote)));
    if (!isUsed) void pool.retire(remote);
  };
  return {
    retire: (set) => {
      for (const remote of listRemotes(set)) {
        const key = formatKey(remote);
        cancel(key);
        waiting.set(key, setTimeout(() => end(remote), requestMs).unref());
      }
    },
    keep: (set) => {
      for (const remote of listRemotes(set)) cancel(formatKey(remote));
    },
    close: () => {
      for (const key of [...waiting.keys()]) cancel(key);
    },
  };
}
