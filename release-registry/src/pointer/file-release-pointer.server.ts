import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { isFileError, syncToDisk, writeDurableFile } from '../files/durable-file.server.ts';
import { mapInBatches } from '../files/map-in-batches.ts';
import { readRegularFile, resolveRealRoot } from '../files/regular-file.server.ts';
import { watchFolder } from '../files/watch-folder.server.ts';
import { applyCanary } from '../history/apply-canary.server.ts';
import { applyEntry } from '../history/apply-entry.server.ts';
import { findActProblems } from '../history/find-act-problems.server.ts';
import { HistoryError } from '../history/history-error.ts';
import { type RecordedStatement, type RegistryState, resolveHistory } from '../history/resolve-history.server.ts';
import { type Statement, statementSchema } from '../history/statement.ts';
import { findNewestEntry } from '../history/unit-entry.server.ts';
import { resolveBuildId } from '../release/build-id.server.ts';
import { ReleaseConflictError, ReleaseRefusedError } from '../release/release-errors.ts';
import type { TrustedKeys } from '../signature/trusted-keys.server.ts';
import { createAct, createCanaryStatement, createEntry } from './create-statement.server.ts';
import { listRecentSets } from './list-visited-sets.ts';
import type { ReleasePointer } from './release-pointer.ts';

const pointerFolderName = 'active';
const entryPattern = /^(\d{8})\.json$/;
const entryTextSchema = v.pipe(v.string(), v.parseJson(), statementSchema);

const remedy = 'put it back from a copy of the registry, or remove it if it is the last one and no command wrote it';

/** A statement about a hundred units with their signatures takes a tenth of it. */
const maxEntryBytes = 256 * 1024;

// Values nested by the thousand are no statement either.
function parseEntry(text: string) {
  try {
    return v.safeParse(entryTextSchema, text);
  } catch {
    return null;
  }
}

interface PointerOptions {
  /** Null: statements count without a signature. */
  readonly trustedKeys: TrustedKeys | null;
  /** Lets a test end the process between two steps. */
  readonly onStep?: (step: string) => void;
}

function renderEntryName(revision: number): string {
  return `${String(revision).padStart(8, '0')}.json`;
}

/**
 * Release pointer of the registry in `directory`, in its folder `active`: one immutable file per statement, of which the
 * set follows; a claim is a hard link, which exactly one writer can create and which appears complete or not at all, so
 * there is no lock that a crash could leave behind (REL-04).
 */
export function createFileReleasePointer(
  directory: string,
  { trustedKeys, onStep = () => {} }: PointerOptions,
): ReleasePointer {
  const folder = resolve(directory, pointerFolderName);
  let known: RegistryState | null = null;

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

  async function readEntry(revision: number): Promise<RecordedStatement> {
    const content = await readRegularFile(await resolveRealRoot(folder), renderEntryName(revision), maxEntryBytes);
    const text = typeof content === 'string' ? '' : new TextDecoder().decode(content);
    const result = parseEntry(text);
    if (!result?.success) throw new HistoryError(`revision ${revision} is not readable; ${remedy}`);
    const statement = result.output;
    if (statement.revision !== revision || statement.buildId !== resolveBuildId(statement.versions)) {
      throw new HistoryError(`revision ${revision} does not match its build id; ${remedy}`);
    }
    return { statement, hash: createHash('sha256').update(text).digest('hex') };
  }

  async function readState(): Promise<RegistryState> {
    const records = await mapInBatches(await listRevisions(), readEntry);
    known = resolveHistory(records, trustedKeys, known);
    return known;
  }

  async function claimRevision(statement: Statement): Promise<boolean> {
    const draft = join(folder, `.draft-${randomUUID()}`);
    await writeDurableFile(draft, JSON.stringify(statement));
    onStep('draft-written');
    try {
      await link(draft, join(folder, renderEntryName(statement.revision)));
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
    readState,

    async read() {
      return (await readState()).set;
    },

    async compareAndSet(expectedBuildId, versions, change) {
      await mkdir(folder, { recursive: true });
      const state = await readState();
      const actualBuildId = state.set?.buildId ?? null;
      const { newestEntry = findNewestEntry(state.unitEntries), promoted } = change;
      const isOver = promoted !== undefined && state.canaries.get(promoted.unit)?.since !== promoted.since;
      if (actualBuildId !== expectedBuildId || newestEntry !== findNewestEntry(state.unitEntries) || isOver)
        throw new ReleaseConflictError(expectedBuildId, actualBuildId);
      const statement = createAct(state, versions, change);
      if (statement === null && state.set !== null)
        return { set: state.set, revision: state.entries.at(-1)?.statement.revision ?? 0 };
      if (statement === null) throw new RangeError('an activation names at least one unit');
      const problems = findActProblems(statement, statement.changes ?? {}, trustedKeys, state.unitEntries, state);
      if (problems.length > 0) throw new ReleaseRefusedError(problems);
      onStep('read');
      if (!(await claimRevision(statement)))
        throw new ReleaseConflictError(expectedBuildId, (await readState()).set?.buildId ?? null);
      const { buildId, activatedAt, revision } = statement;
      return { set: { buildId, activatedAt, versions }, revision };
    },

    async enter(expectedRevision, change) {
      await mkdir(folder, { recursive: true });
      const state = await readState();
      const buildId = state.set?.buildId ?? null;
      const conflict = new ReleaseConflictError(buildId, buildId);
      if ((state.entries.at(-1)?.statement.revision ?? 0) !== expectedRevision) throw conflict;
      const statement = createEntry(state, change);
      const { problems, entered } = applyEntry(statement, state.unitEntries, trustedKeys);
      if (problems.length > 0 || entered === null) throw new ReleaseRefusedError(problems);
      onStep('read');
      if (!(await claimRevision(statement))) throw conflict;
      return entered;
    },

    async sayCanary(expectedRevision, change) {
      await mkdir(folder, { recursive: true });
      const state = await readState();
      const buildId = state.set?.buildId ?? null;
      const conflict = new ReleaseConflictError(buildId, buildId);
      if ((state.entries.at(-1)?.statement.revision ?? 0) !== expectedRevision) throw conflict;
      const statement = createCanaryStatement(state, change);
      const { problems, counts } = applyCanary(statement, state, trustedKeys);
      if (problems.length > 0 || !counts) throw new ReleaseRefusedError(problems);
      onStep('read');
      if (!(await claimRevision(statement))) throw conflict;
      return statement.revision;
    },

    async readRecent(count) {
      const { entries } = (await readState().catch(() => known)) ?? { entries: [] };
      return listRecentSets(entries, count);
    },

    watch(onState, onFault = () => {}) {
      let seen: number | 'fault' = 0;
      let isEnded = false;
      const stop = watchFolder(folder, async () => {
        try {
          const latest = (await listRevisions()).at(-1);
          if (latest === undefined || latest === seen) return;
          const state = await readState();
          // It may have ended while this was read.
          if (isEnded) return;
          seen = latest;
          onState(state);
        } catch (error) {
          if (isEnded || seen === 'fault') return;
          seen = 'fault';
          onFault(error);
        }
      });
      return () => {
        isEnded = true;
        stop();
      };
    },
  };
}
