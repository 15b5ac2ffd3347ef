import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { replaceFile } from '../files/replace-file.server.ts';
import { HistoryError } from './history-error.ts';
import type { RegistryState } from './resolve-history.server.ts';
import { parseEntries, renderEntries, type UnitEntries } from './unit-entry.server.ts';

const headSchema = v.object({
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  hash: v.string(),
  /** Those in force at that statement. */
  unitEntries: v.optional(v.unknown()),
});
const headTextSchema = v.pipe(v.string(), v.parseJson(), headSchema);

/** The newest statement that a process has seen, and the entries in force then; kept in a file, so that it holds over a restart. */
export interface SeenHead {
  /**
   * Remembers the newest of these statements. Throws HistoryError when the one that was seen last is not among them: the
   * registry was set back, or is another one.
   */
  readonly confirm: (state: Pick<RegistryState, 'entries' | 'unitEntries'>) => Promise<void>;
  /** The entries that were in force last, for a start without the registry. */
  readonly readEntries: () => Promise<UnitEntries>;
}

const resolveFile = (dataDirectory: string) => join(dataDirectory, 'last-known-good/seen-head.json');

/** Forgets what was seen: for a program that has just begun a registry itself, where none was. */
export async function forgetSeenHead(dataDirectory: string): Promise<void> {
  await rm(resolveFile(dataDirectory), { force: true });
}

/** Keeps the newest seen statement below the folder of the process's own data. */
export function createSeenHead(dataDirectory: string): SeenHead {
  const file = resolveFile(dataDirectory);
  const readText = () => readFile(file, 'utf8').catch(() => null);

  async function read() {
    const result = v.safeParse(headTextSchema, await readText());
    return result.success ? result.output : null;
  }

  return {
    readEntries: async () => parseEntries((await read())?.unitEntries),

    confirm: async ({ entries, unitEntries }) => {
      // A registry without any history activates nothing either.
      if (entries.length === 0) return;
      const seen = await read();
      if (seen && !entries.some(({ statement, hash }) => statement.revision === seen.revision && hash === seen.hash)) {
        const last = entries.at(-1)?.statement.revision ?? 0;
        const what =
          last < seen.revision
            ? `ends with revision ${last}, and ${seen.revision} was there already`
            : `has another revision ${seen.revision} than before`;
        throw new HistoryError(`the registry ${what}. If it was replaced on purpose, delete ${file}`);
      }
      // One that counts for nothing may be removed again.
      const head = entries.findLast(({ counts }) => counts);
      if (head === undefined) return;
      const { hash, statement } = head;
      const text = JSON.stringify({ revision: statement.revision, hash, unitEntries: renderEntries(unitEntries) });
      // The same statements can mean other entries once another platform key is trusted.
      if (text !== (await readText())) await replaceFile(file, text);
    },
  };
}
