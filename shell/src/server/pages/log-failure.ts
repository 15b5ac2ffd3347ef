import { noteTold, wasTold } from '@kmx/server-kit/operations/request-scope.server.ts';
import type { Logger } from 'pino';
import { RemoteError } from '../workers/remote-error.ts';

/**
 * Logs why a page is not whole, once: what fenced a page was logged when it happened, with its stack, and a backend that
 * failed where it was asked; the line of the request says what became of it.
 */
export function logFailure(
  log: Logger,
  error: unknown,
  message: string,
  details: Readonly<Record<string, string>> = {},
) {
  const isFenced = error instanceof RemoteError && error.kind === 'fenced';
  if (isFenced) return log.warn({ ...details, reason: error.message }, 'the page is fenced');
  const isKnown = !(error instanceof RemoteError) && wasTold(error);
  log[isKnown ? 'debug' : 'error']({ ...details, err: error }, message);
  if (error instanceof Error) noteTold(error.message);
}
