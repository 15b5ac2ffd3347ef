import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { createPartWords } from '../database-engine/part-words.ts';
import type { SearchDatabase } from '../search-tables.ts';
import { type CreateSources, takeIndexTurn } from './index-turn.ts';
import { settleIndex } from './settle-index.ts';

/** How long a change may wait of which no process is notified: imports of the catalogue, and what follows an outage. */
const pollMs = 10_000;
/** A turn is followed by a rest half as long, so that visitors get their share of processor and database. */
const restShare = 0.5;
const progressMs = 15_000;
const manyDocuments = 1000;

/** Keeps the index in the database in step with the sources, together with the other processes that do. */
export interface DatabaseIndexer {
  /** Looks at once, because something has changed. */
  readonly notify: () => void;
  /** Notes of entries that wait to be indexed; null until it is known what there is to index. */
  readonly countWaiting: () => Promise<number | null>;
  /** Resolves when nothing is being written any more. */
  readonly stop: () => Promise<void>;
}

/** Runs until it is stopped; failures are logged, and the next look tries again. */
export function startDatabaseIndexer(
  database: SearchDatabase,
  createSources: CreateSources,
  logger: Logger,
): DatabaseIndexer {
  const parts = createPartWords();
  const stopping = new AbortController();
  let wake: () => void = () => {};
  let isWoken = false;
  let hasLooked = false;

  async function countWaiting(): Promise<number | null> {
    if (!hasLooked) return null;
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from search_change`.execute(
      database,
    );
    return rows[0]?.count ?? 0;
  }

  async function rest(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
  }

  async function waitForWork(): Promise<void> {
    if (!isWoken) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      await Promise.race([rest(pollMs), woken]);
    }
    isWoken = false;
  }

  /** Takes turns until nothing is left. */
  async function indexAll(): Promise<void> {
    let entries = 0;
    let documents = 0;
    let reportedAt = performance.now();
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      const outcome = await takeIndexTurn(database, createSources, parts);
      hasLooked ||= outcome.state !== 'busy';
      if (outcome.state !== 'indexed') break;
      entries += outcome.entries;
      documents += outcome.documents;
      const now = performance.now();
      if (now - reportedAt > progressMs) {
        reportedAt = now;
        logger.info({ entries, documents, waiting: await countWaiting() }, 'search is being indexed');
      }
      await rest((now - startedAt) * restShare);
    }
    if (documents === 0) return;
    if (documents > manyDocuments) await settleIndex(database);
    logger.info({ entries, documents }, 'search index changed');
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await indexAll().catch((error: unknown) => {
        logger.error({ err: error }, 'the search index could not be refreshed');
      });
      await waitForWork();
    }
  }

  const running = run();
  return {
    notify: () => {
      isWoken = true;
      wake();
    },
    countWaiting,
    stop: async () => {
      stopping.abort();
      wake();
      await running;
    },
  };
}
