import { cp, link, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readWantedSet } from '@kmx/release-registry/active-set/load-active-set.server.ts';
import { createSeenHead } from '@kmx/release-registry/history/seen-head.server.ts';
import { createFileReleasePointer } from '@kmx/release-registry/pointer/file-release-pointer.server.ts';
import { createVerifiedCopies } from '@kmx/release-registry/store/verified-copies.server.ts';
import type { TrialProduct } from '../trial-product.ts';
import { listMutants } from './list-mutants.ts';
import { sample, type TamperCount } from './tamper-release.ts';

/** A change of the history by hand; it works on the folder `active`, of which there is a copy. */
export interface HistoryChange {
  readonly name: string;
  readonly change: (active: string) => Promise<void>;
}

const nameEntry = (revision: number) => `${String(revision).padStart(8, '0')}.json`;

async function listEntries(active: string): Promise<readonly string[]> {
  return (await readdir(active)).filter((name) => /^\d{8}\.json$/.test(name)).toSorted();
}

async function findLast(
  active: string,
): Promise<{ readonly file: string; readonly next: string; readonly before: string }> {
  const { length } = await listEntries(active);
  const resolve = (revision: number) => path.join(active, nameEntry(revision));
  return { file: resolve(length), next: resolve(length + 1), before: resolve(length - 1) };
}

/** What somebody can do to the history without a key. */
export const historyChanges: readonly HistoryChange[] = [
  { name: 'the last statement removed', change: async (active) => rm((await findLast(active)).file) },
  {
    name: 'two statements swapped',
    change: async (active) => {
      const { file, before } = await findLast(active);
      await rename(file, `${file}.swap`);
      await rename(before, file);
      await rename(`${file}.swap`, before);
    },
  },
  {
    name: 'an older history put back',
    change: async (active) => {
      for (const name of (await listEntries(active)).slice(2)) await rm(path.join(active, name));
    },
  },
  { name: 'a statement from the middle removed', change: (active) => rm(path.join(active, nameEntry(2))) },
  {
    name: 'a statement said again',
    change: async (active) => {
      const { next, before } = await findLast(active);
      await cp(before, next);
    },
  },
  {
    name: 'a hard link of a statement as the next one',
    change: async (active) => {
      const { file, next } = await findLast(active);
      await link(file, next);
    },
  },
  {
    name: 'a link in the place of a statement',
    change: async (active) => {
      const { file } = await findLast(active);
      await rename(file, `${file}.moved`);
      await symlink(`${file}.moved`, file);
    },
  },
  {
    name: 'a link as the next statement',
    change: async (active) => {
      const { before, next } = await findLast(active);
      await symlink(before, next);
    },
  },
];

/** Does something while the history is changed, and puts it back. */
export async function withChangedHistory<T>(
  { folder, releasesDirectory }: TrialProduct,
  { change }: HistoryChange,
  work: () => Promise<T>,
): Promise<T> {
  const active = path.join(releasesDirectory, 'active');
  const copy = path.join(folder, 'active-copy');
  await rm(copy, { recursive: true, force: true });
  await cp(active, copy, { recursive: true });
  try {
    await change(active);
    return await work();
  } finally {
    await rm(active, { recursive: true, force: true });
    await cp(copy, active, { recursive: true });
  }
}

/** The changes of each statement in each of its places. */
async function listStatementChanges(active: string): Promise<readonly HistoryChange[]> {
  const changes: HistoryChange[] = [];
  for (const name of await listEntries(active)) {
    const statement: unknown = JSON.parse(await readFile(path.join(active, name), 'utf8'));
    for (const { place, value } of listMutants(statement)) {
      changes.push({
        name: `${name}${place}`,
        change: (folder) => writeFile(path.join(folder, name), JSON.stringify(value)),
      });
    }
  }
  return changes;
}

/** Changes each statement in each place, and the history as a whole: a shell that has seen it follows nothing else. */
export async function tamperWithHistory(product: TrialProduct, max: number): Promise<readonly TamperCount[]> {
  const { registry, releasesDirectory, folder } = product;
  const { trustedKeys, store } = registry;
  const dataDirectory = path.join(folder, 'tamper-shell');
  await mkdir(path.join(dataDirectory, 'last-known-good'), { recursive: true });
  const copies = createVerifiedCopies(path.join(folder, 'tamper-copies'));
  const follow = async () => {
    const pointer = createFileReleasePointer(releasesDirectory, { trustedKeys });
    const sources = { pointer, store, copies, trustedKeys, seenHead: createSeenHead(dataDirectory) };
    return (await readWantedSet(sources)).set.buildId;
  };
  const buildId = await follow();
  const count = async (kind: string, changes: readonly HistoryChange[]): Promise<TamperCount> => {
    const accepted: string[] = [];
    for (const change of changes) {
      const followed = await withChangedHistory(product, change, () => follow().catch(() => null));
      if (followed !== null && followed !== buildId) accepted.push(`${kind}: ${change.name}`);
    }
    return { kind, changes: changes.length, accepted };
  };
  const statements = await listStatementChanges(path.join(releasesDirectory, 'active'));
  return [
    await count('a place in a statement', sample(statements, max)),
    await count('the history by hand', historyChanges),
  ];
}
