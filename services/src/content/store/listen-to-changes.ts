import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { createClientConfig } from '../../database/create-postgres-pool.ts';
import type { PostgresSettings } from '../../database/postgres-settings.ts';
import type { ContentStore } from './content-store.ts';
import type { ContentDatabase } from './content-tables.ts';

const channel = 'kmx_content';
const retryMs = 500;
/** A network that swallows everything is noticed by a question that has no answer. */
const heartbeatMs = 10_000;
const gatheringMs = 5;

type Kept = Pick<ContentStore, 'reload' | 'reloadAll'>;

const isDone = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

/** Gathers the ids of changed entries for a moment and forgets them together. */
function createForgetting(store: Kept, logger: Logger) {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  async function forget(): Promise<void> {
    timer = undefined;
    const ids = [...changed];
    changed.clear();
    try {
      await (ids.includes('*') ? store.reloadAll() : store.reload(...ids));
    } catch (error) {
      logger.warn({ err: error }, 'the kinds of changed entries could not be read; all content is read again');
      await store.reloadAll();
    }
  }
  return (id: string): void => {
    changed.add(id);
    timer ??= setTimeout(() => void forget(), gatheringMs);
  };
}

/**
 * Hears from the database of every change of content, whichever process or command has made it, and lets the store forget
 * what it knew. While the database can be asked but not be heard, everything is forgotten twice a second; while it is
 * away, what is known stays. Resolves when it is heard; the function it resolves with ends it.
 */
export async function listenToChanges(
  settings: PostgresSettings,
  database: ContentDatabase,
  store: Kept,
  logger: Logger,
): Promise<() => Promise<void>> {
  const forget = createForgetting(store, logger);
  let isStopped = false;
  let current: Client | null = null;
  let heartbeat: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new Client(createClientConfig(settings));
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ schema: string }>('select current_schema() as schema');
      const prefix = `${rows[0]?.schema} `;
      client.on('notification', ({ payload = '' }) => {
        if (payload.startsWith(prefix)) forget(payload.slice(prefix.length));
      });
      await client.query(`listen ${channel}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    // What has changed before the first moment of hearing is in nobody's message.
    await store.reloadAll();
    current = client;
    clearInterval(heartbeat);
    heartbeat = setInterval(() => void client.query('select 1').catch(() => client.end().catch(() => {})), heartbeatMs);
    heartbeat.unref();
    client.once('end', () => {
      clearInterval(heartbeat);
      if (!isStopped) void connectAgain();
    });
  }

  async function connectAgain(): Promise<void> {
    logger.warn('changes of content by other processes are not heard until the connection is back');
    while (!isStopped) {
      if (await isDone(connect())) return;
      if (await isDone(sql`select 1`.execute(database))) await store.reloadAll();
      await sleep(retryMs);
    }
  }

  await connect();
  return async () => {
    isStopped = true;
    clearInterval(heartbeat);
    await current?.end().catch(() => {});
  };
}
