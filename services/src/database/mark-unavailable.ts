import { isLostConnection } from '@kmx/server-kit/postgres/is-lost-connection.ts';

/** Class 53 is a server without connections, memory or disk. */
const exhaustedState = /^53/;

/**
 * Gives an error the status 503 when the database cannot be used at the moment, so that whoever answers does not call it
 * a mistake of the program; returns the error.
 */
export function markUnavailable(error: unknown): unknown {
  const isExhausted =
    error instanceof Error && 'code' in error && typeof error.code === 'string' && exhaustedState.test(error.code);
  return error instanceof Error && (isExhausted || isLostConnection(error))
    ? Object.assign(error, { statusCode: 503 })
    : error;
}

/** Whether an error was marked by `markUnavailable`. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 503;
