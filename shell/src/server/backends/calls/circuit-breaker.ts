import { NotSentError, UpstreamError } from './upstream-error.ts';

export interface CircuitBreakerOptions {
  readonly name: string;
  /** Failures in a row that open the circuit. */
  readonly failures?: number;
  /** Milliseconds until one request may try again. */
  readonly openMs?: number;
  readonly now?: () => number;
}

export interface CircuitBreaker {
  /**
   * Runs the action, or rejects immediately with an UpstreamError of 503 while the circuit is open. While one request
   * tries whether the backend is back, the others wait for what becomes of it: a page asks for several things at once.
   */
  readonly run: <Value>(action: () => Promise<Value>) => Promise<Value>;
  readonly readState: () => 'closed' | 'open' | 'half-open';
}

interface Circuit {
  readonly name: string;
  readonly readState: CircuitBreaker['readState'];
}

const circuits = new Set<Circuit>();

/** Names of the backends that are currently left alone because they failed too often. */
export function listOpenCircuits(): readonly string[] {
  const open = [...circuits].filter(({ readState }) => readState() === 'open');
  return [...new Set(open.map(({ name }) => name))];
}

/** Spares a failing backend and its callers: opens after 5 outages in a row, tries one request after 5 s. */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { name, failures = 5, openMs = 5000, now = () => performance.now() } = options;
  let count = 0;
  let openedAt: number | null = null;
  /** Settles with the request that tries whether the backend is back; never rejects. */
  let probe: Promise<unknown> | null = null;

  function readState(): 'closed' | 'open' | 'half-open' {
    if (openedAt === null) return 'closed';
    return now() - openedAt < openMs || probe !== null ? 'open' : 'half-open';
  }

  function recordSuccess(): void {
    count = 0;
    openedAt = null;
  }

  async function attempt<Value>(action: () => Promise<Value>, isProbe: boolean): Promise<Value> {
    try {
      const value = await action();
      recordSuccess();
      return value;
    } catch (error) {
      if (error instanceof NotSentError) throw error;
      if (error instanceof UpstreamError && error.isOutage) {
        count += 1;
        if (isProbe || count >= failures) openedAt = now();
      } else if (error instanceof UpstreamError) {
        // The backend answered, if only to refuse.
        recordSuccess();
      }
      throw error;
    }
  }

  async function run<Value>(action: () => Promise<Value>): Promise<Value> {
    while (probe !== null) await probe;
    const state = readState();
    if (state === 'open') throw new UpstreamError(503, `${name} is unavailable`, false);
    if (state === 'closed') return attempt(action, false);
    const trial = attempt(action, true);
    probe = trial
      .catch(() => {})
      .finally(() => {
        probe = null;
      });
    return trial;
  }

  circuits.add({ name, readState });
  return { run, readState };
}
