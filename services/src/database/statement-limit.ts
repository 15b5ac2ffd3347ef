import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Database } from './database.ts';

const limitText = `select set_config('statement_timeout', $1, $2::boolean)`;
const resetText = 'reset statement_timeout';
/** The most that a timer can wait: 24 days, which no statement takes. */
export const longestMs = 2 ** 31 - 1;

/**
 * Gives the statements of a transaction another limit in milliseconds, 0 for none. To tell the server alone is not enough:
 * connections give up a little after the usual limit as well, because a server that is gone ends nothing.
 */
export async function limitStatements<Tables>(transaction: Transaction<Tables>, milliseconds: number): Promise<void> {
  await transaction.executeQuery(CompiledQuery.raw(limitText, [String(milliseconds), 'true']));
}

/** Runs work on one connection, outside a transaction, whose statements may take as long as they need. */
export async function runUnlimited(
  database: Kysely<Database>,
  work: (connection: Kysely<Database>) => Promise<void>,
): Promise<void> {
  await database.connection().execute(async (connection) => {
    await connection.executeQuery(CompiledQuery.raw(limitText, ['0', 'false']));
    try {
      await work(connection);
    } finally {
      await connection.executeQuery(CompiledQuery.raw(resetText));
    }
  });
}

/** Follows the limits that are set on one connection. */
export interface FollowedLimit {
  /** To be told of each statement that the server has done. */
  readonly note: (text: string, parameters: readonly unknown[]) => void;
  /** The limit in milliseconds; undefined for the usual one. */
  readonly read: () => number | undefined;
}

/** Follows what `limitStatements` and `runUnlimited` set on a connection, for whoever waits for its answers. */
export function followLimit(): FollowedLimit {
  let ofTransaction: number | undefined;
  let ofSession: number | undefined;
  return {
    note: (text, [milliseconds, isLocal]) => {
      if (text === limitText) {
        const limit = Number(milliseconds) || longestMs;
        if (isLocal === 'true') ofTransaction = limit;
        else ofSession = limit;
      } else if (text === 'commit' || text === 'rollback') ofTransaction = undefined;
      else if (text === resetText) ofSession = undefined;
    },
    read: () => ofTransaction ?? ofSession,
  };
}
