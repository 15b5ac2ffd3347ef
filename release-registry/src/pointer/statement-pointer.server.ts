import { createHash } from 'node:crypto';
import * as v from 'valibot';
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
import type { OnStep, StatementLog, StoredStatement } from './statement-log.ts';

const entryTextSchema = v.pipe(v.string(), v.parseJson(), statementSchema);

const remedy = 'put it back from a copy of the registry, or remove it if it is the last one and no command wrote it';

// Values nested by the thousand are no statement either.
function parseEntry(text: string) {
  try {
    return v.safeParse(entryTextSchema, text);
  } catch {
    return null;
  }
}

/** Whose statements count, and what a test watches. */
export interface PointerOptions {
  /** Null: statements count without a signature. */
  readonly trustedKeys: TrustedKeys | null;
  readonly onStep?: OnStep;
}

function parseStatement({ revision, text }: StoredStatement): RecordedStatement {
  const result = text === null ? null : parseEntry(text);
  if (text === null || !result?.success) throw new HistoryError(`revision ${revision} is not readable; ${remedy}`);
  const statement = result.output;
  if (statement.revision !== revision || statement.buildId !== resolveBuildId(statement.versions)) {
    throw new HistoryError(`revision ${revision} does not match its build id; ${remedy}`);
  }
  return { statement, hash: createHash('sha256').update(text).digest('hex') };
}

/** Release pointer over the statements of a registry: the active set follows from those that verify (REL-04). */
export function createStatementPointer(
  log: StatementLog,
  { trustedKeys, onStep = () => {} }: PointerOptions,
): ReleasePointer {
  let known: RegistryState | null = null;

  async function readState(): Promise<RegistryState> {
    const records = (await log.readAll()).map(parseStatement);
    known = resolveHistory(records, trustedKeys, known);
    return known;
  }

  const claimRevision = (statement: Statement) => log.claim(statement.revision, JSON.stringify(statement));

  return {
    readState,

    async read() {
      return (await readState()).set;
    },

    async compareAndSet(expectedBuildId, versions, change) {
      await log.prepare();
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
      await log.prepare();
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
      await log.prepare();
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
      const stop = log.watch(async () => {
        try {
          const latest = await log.readLatestRevision();
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
