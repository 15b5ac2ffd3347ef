import { StatusError } from '@kmx/shared-contracts/problem.ts';

/** A backend did not give a usable answer; `status` is the one for the visitor: 502, 503 or 504. */
export class UpstreamError extends StatusError {
  override readonly name = 'UpstreamError';
  /** Whether the backend itself is in trouble, in contrast to a request that it refused. */
  readonly isOutage: boolean;
  constructor(status: 502 | 503 | 504, message: string, isOutage: boolean, options?: ErrorOptions) {
    super(status, message, options);
    this.isOutage = isOutage;
  }
}

/** A request waited for its turn until there was no time left for it; the backend never saw it. */
export class NotSentError extends UpstreamError {
  constructor(message: string) {
    super(503, message, false);
  }
}

/** The address of a backend in the configuration leads to a process of the services that has others. */
export class AbsentServiceError extends UpstreamError {
  constructor(name: string, url: string | URL) {
    const { origin } = new URL(url);
    super(502, `${name} is not at ${origin}, where other services are: correct its address in the configuration`, true);
  }
}

/** Status for the visitor when a backend answers with this one. */
export function mapUpstreamStatus(status: number): 502 | 503 | 504 {
  if (status === 429 || status === 503) return 503;
  return status === 504 || status === 408 ? 504 : 502;
}
