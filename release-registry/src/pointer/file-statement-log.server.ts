import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isFileError, syncToDisk, writeDurableFile } from '../files/durable-file.server.ts';
import { mapInBatches } from '../files/map-in-batches.ts';
import { readRegularFile, resolveRealRoot } from '../files/regular-file.server.ts';
import { watchFolder } from '../files/watch-folder.server.ts';
import { maxStatementBytes, type OnStep, type StatementLog, type StoredStatement } from './statement-log.ts';

const pointerFolderName = 'active';
const entryPattern = /^(\d{8})\.json$/;

function renderEntryName(revision: number): string {
  return `${String(revision).padStart(8, '0')}.json`;
}

/**
 * Statements of the registry in `directory`, in its folder `active`: one immutable file each; a claim is a hard link,
 * which exactly one writer can create and which appears complete or not at all, so there is no lock that a crash could
 * leave behind (REL-04).
 */
export function createFileStatementLog(directory: string, onStep: OnStep = () => {}): StatementLog {
  const folder = resolve(directory, pointerFolderName);

  async function listRevisions(): Promise<readonly number[]> {
    const names = await readdir(folder).catch((error: unknown) => {
      if (isFileError(error, 'ENOENT')) return [];
      throw error;
    });
    return names
      .map((name) => Number(entryPattern.exec(name)?.[1] ?? 0))
      .filter((revision) => revision > 0)
      .toSorted((left, right) => left - right);
  }

  async function readStatement(revision: number): Promise<StoredStatement> {
    const content = await readRegularFile(await resolveRealRoot(folder), renderEntryName(revision), maxStatementBytes);
    return { revision, text: typeof content === 'string' ? null : new TextDecoder().decode(content) };
  }

  return {
    prepare: async () => void (await mkdir(folder, { recursive: true })),
    readAll: async () => mapInBatches(await listRevisions(), readStatement),
    readLatestRevision: async () => (await listRevisions()).at(-1),

    async claim(revision, text) {
      const draft = join(folder, `.draft-${randomUUID()}`);
      await writeDurableFile(draft, text);
      onStep('draft-written');
      try {
        await link(draft, join(folder, renderEntryName(revision)));
        onStep('claimed');
        await syncToDisk(folder);
        return true;
      } catch (error) {
        if (isFileError(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(draft, { force: true });
        onStep('draft-removed');
      }
    },

    watch: (check) => watchFolder(folder, check),
  };
}
