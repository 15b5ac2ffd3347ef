import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { hideValues } from './hide-values.ts';
import type { WatchedPool } from './pool-load.ts';
import { traceStatement } from './trace-statement.ts';

type Command = PostgresQueryResult<unknown>['command'];

const knownCommands: readonly string[] = ['UPDATE', 'DELETE', 'INSERT', 'SELECT', 'MERGE'];

function resolveCommand(sql: string): Command {
  const word = sql.trimStart().slice(0, 6).toUpperCase().trimEnd();
  return (knownCommands.includes(word) ? word : 'SELECT') as Command;
}

/** Shows PGlite as a pool of one connection, so that kysely's own PostgreSQL dialect runs on it unchanged. */
export function createPglitePool(pglite: PGlite): WatchedPool {
  let previous: Promise<void> = Promise.resolve();
  let waiting = 0;
  let inUse = 0;
  async function connect(): Promise<PostgresPoolClient> {
    const free = Promise.withResolvers<void>();
    const turn = previous;
    previous = free.promise;
    waiting += 1;
    await turn;
    waiting -= 1;
    inUse = 1;
    async function runQuery(sql: string, parameters: readonly unknown[]) {
      const result = await traceStatement(sql, () => pglite.query(sql, [...parameters])).catch((error: unknown) => {
        throw hideValues(error);
      });
      const command = resolveCommand(sql);
      const rowCount = command === 'SELECT' ? result.rows.length : (result.affectedRows ?? 0);
      return { command, rowCount, rows: result.rows };
    }
    function release(): void {
      inUse = 0;
      free.resolve();
    }
    // kysely also declares a cursor overload, which needs a cursor class that is never configured here.
    return { query: runQuery, release } as unknown as PostgresPoolClient;
  }
  return { connect, end: () => pglite.close(), readLoad: () => ({ inUse, idle: 1 - inUse, waiting }) };
}
