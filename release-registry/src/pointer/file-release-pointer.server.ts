import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import * as v from 'valibot';
import { isFileError, syncToDisk, writeDurableFile } from '../files/durable-file.server.ts';
import { watchFolder } from '../files/watch-folder.server.ts';
import { resolveBuildId } from '../release/build-id.server.ts';
import { ReleaseConflictError } from '../release/release-errors.ts';
import { type ReleaseHistoryEntry, type ReleasePointer, releaseHistoryEntrySchema } from './release-pointer.ts';

const pointerFolderName = 'active';
const entryPattern = /^(\d{8})\.json$/;
const entryTextSchema = v.pipe(v.string(), v.parseJson(), releaseHistoryEntrySchema);

function renderEntryName(revision: number): string {
  return `${String(revision).padStart(8, '0')}.json`;
}

function mapSet({ buildId, activatedAt, versions }: ReleaseHistoryEntry): ReleaseSet {
  return { buildId, activatedAt, versions };
}

/**
 * Release pointer of the registry in `directory`, in its folder `active`: one immutable file per revision, the highest one is active; a claim is a hard link, which exactly one
 * writer can create and which appears complete or not at all, so there is no lock that a crash could leave behind (REL-04).
 * `onStep` lets a test end the process between two steps.
 */
export function createFileReleasePointer(directory: string, onStep: (step: string) => void = () => {}): ReleasePointer {
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

  async function readEntry(revision: number): Promise<ReleaseHistoryEntry> {
    const text = await readFile(join(folder, renderEntryName(revision)), 'utf8');
    const result = v.safeParse(entryTextSchema, text);
    if (!result.success) throw new Error(`release history: revision ${revision} is not readable`);
    const entry = result.output;
    if (entry.revision !== revision || entry.buildId !== resolveBuildId(entry.versions)) {
      throw new Error(`release history: revision ${revision} does not match its build id`);
    }
    return entry;
  }

  async function readLatest(): Promise<ReleaseHistoryEntry | null> {
    const revision = (await listRevisions()).at(-1);
    return revision === undefined ? null : readEntry(revision);
  }

  async function claimRevision(entry: ReleaseHistoryEntry): Promise<boolean> {
    const draft = join(folder, `.draft-${randomUUID()}`);
    await writeDurableFile(draft, JSON.stringify(entry));
    onStep('draft-written');
    try {
      await link(draft, join(folder, renderEntryName(entry.revision)));
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
  }

  return {
    async read() {
      const latest = await readLatest();
      return latest && mapSet(latest);
    },

    async compareAndSet(expectedBuildId, versions, { by, reason, kind = 'activation' }) {
      await mkdir(folder, { recursive: true });
      const latest = await readLatest();
      const actualBuildId = latest?.buildId ?? null;
      if (actualBuildId !== expectedBuildId) throw new ReleaseConflictError(expectedBuildId, actualBuildId);
      const buildId = resolveBuildId(versions);
      if (latest?.buildId === buildId) return mapSet(latest);
      const revision = (latest?.revision ?? 0) + 1;
      const activatedAt = new Date().toISOString();
      const entry = v.parse(releaseHistoryEntrySchema, { buildId, activatedAt, versions, revision, kind, by, reason });
      onStep('read');
      if (await claimRevision(entry)) return mapSet(entry);
      throw new ReleaseConflictError(expectedBuildId, (await readLatest())?.buildId ?? null);
    },

    async readHistory() {
      return Promise.all((await listRevisions()).map(readEntry));
    },

    async readRecent(count) {
      const revisions = (await listRevisions()).slice(-count).toReversed();
      const entries = await Promise.all(revisions.map((revision) => readEntry(revision).catch(() => null)));
      return entries.flatMap((entry) => (entry === null ? [] : [mapSet(entry)]));
    },

    watch(listener) {
      let seenRevision = 0;
      let isEnded = false;
      const stop = watchFolder(folder, async () => {
        const latest = await readLatest();
        // It may have ended while this was read.
        if (isEnded || latest === null || latest.revision === seenRevision) return;
        seenRevision = latest.revision;
        listener(mapSet(latest));
      });
      return () => {
        isEnded = true;
        stop();
      };
    },
  };
}
