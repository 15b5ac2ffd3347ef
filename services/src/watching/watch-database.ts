import { Gauge, type Registry } from 'prom-client';
import type { PoolLoad } from '../database/pool-load.ts';
import { createTimedReader } from './read-in-time.ts';

interface WatchedDatabase {
  /** Rejects while the database does not answer. */
  readonly ask: () => Promise<unknown>;
  readonly readPoolLoad: (() => PoolLoad) | undefined;
}

/** Adds to the metrics whether the database answers, and how busy its connections are. */
export function watchDatabase(registry: Registry, { ask, readPoolLoad }: WatchedDatabase): void {
  const readAnswer = createTimedReader(async () => {
    await ask();
    return true;
  });
  new Gauge({
    name: 'database_available',
    help: '1 while the database answers within a second, 0 while it does not',
    registers: [registry],
    async collect() {
      this.set((await readAnswer()) === true ? 1 : 0);
    },
  });
  if (readPoolLoad === undefined) return;
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool that work (in_use) and rest (idle); the embedded database has one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { inUse, idle } = readPoolLoad();
      this.set({ state: 'in_use' }, inUse);
      this.set({ state: 'idle' }, idle);
    },
  });
  new Gauge({
    name: 'database_connections_waiting',
    help: 'Statements and transactions that wait for a connection of the pool',
    registers: [registry],
    collect() {
      this.set(readPoolLoad().waiting);
    },
  });
}
