import { noteReported, wasReported } from '@kmx/server-kit/operations/request-scope.server.ts';
import type { Logger } from 'pino';
import { RemoteError } from '../workers/remote-error.ts';

/**
 * Logs once why a page is incomplete. The fault that fenced a page was logged with its stack when it happened, and a
 * failed backend at its call; the line of the request records the outcome.
 */
export function logFailure(
  log: Logger,
  error: unknown,
  message: string,
  details: Readonly<Record<string, string>> = {},
) {
  const isFenced = error instanceof RemoteError && error.kind === 'fenced';
  if (isFenced) return log.warn({ ...details, reason: error.message }, 'the page is fenced');
  const isKnown = !(error instanceof RemoteError) && wasReported(error);
  log[isKnown ? 'debug' : 'error']({ ...details, err: error }, message);
  if (error instanceof Error) noteReported(error.message);
}
