import { type AttemptLimiter, type CountedAttempts, createAttemptLimiter } from './attempt-limiter.ts';
import { createPasswordAttempts, type PasswordAttempts } from './password-attempts.ts';

const minuteMs = 60_000;

/** The limits of a site, which count for all of its shells together. */
export interface Limits {
  readonly passwords: PasswordAttempts;
  /** Forms that one client hands in. */
  readonly forms: AttemptLimiter;
  readonly unsubscriptions: AttemptLimiter;
  readonly files: AttemptLimiter;
  readonly uploadedFiles: AttemptLimiter;
  /** Requests of one person to the service desk. */
  readonly serviceDesk: AttemptLimiter;
}

/** Creates all limits of a shell; what an endpoint allows in all is in `api/table/rate-classes.ts`. */
export function createLimits(shared: CountedAttempts): Limits {
  const limit = (name: string, attempts: number, windowMs = minuteMs) =>
    createAttemptLimiter({ name, attempts, windowMs }, shared);
  return {
    passwords: createPasswordAttempts(shared),
    forms: limit('forms', 20, 10 * minuteMs),
    // Mail providers end many subscriptions from few addresses.
    unsubscriptions: limit('unsubscriptions', 300),
    // PDF readers request many ranges; a client with more requests than this is no reader.
    files: limit('files', 300),
    uploadedFiles: limit('uploaded-files', 300),
    // A portal in several tabs sends far fewer.
    serviceDesk: limit('service-desk', 300),
  };
}
