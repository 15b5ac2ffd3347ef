import type { Logger } from 'pino';
import { RemoteFault } from '../workers/remote-fault.ts';

/** Logs why a page is not whole; what fenced a page was logged when it happened, with its stack. */
export function logFailure(
  log: Logger,
  error: unknown,
  message: string,
  details: Readonly<Record<string, string>> = {},
) {
  const isFenced = error instanceof RemoteFault && error.kind === 'fenced';
  if (isFenced) log.warn({ ...details, reason: error.message }, 'the page is fenced');
  else log.error({ ...details, err: error }, message);
}
