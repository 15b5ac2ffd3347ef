import * as v from 'valibot';
import { hostSchema } from './address-schemas.ts';

/** A port of the environment. */
export const portSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.minValue(1, 'must be a port number'),
  v.maxValue(65_535, 'must be a port number'),
);

/** What shell and services read from the environment about being watched and stopped. */
export const operationsEnvironmentEntries = {
  /** Address that the private port listens at. */
  METRICS_HOST: v.optional(hostSchema, '127.0.0.1'),
  SHUTDOWN_DELAY_MS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be milliseconds'), v.transform(Number))),
  LOG_LEVEL: v.optional(
    v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
    'info',
  ),
};

/** Long enough for most balancers to see twice that a process is no longer ready. */
const publicDelayMs = 5_000;

/** How long a process keeps serving after the first signal: nobody balances a start on a developer's machine. */
export function resolveShutdownDelay(setting: number | undefined, isLocal: boolean): number {
  return setting ?? (isLocal ? 0 : publicDelayMs);
}
