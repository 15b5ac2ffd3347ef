import type { Logger } from 'pino';
import { NotSentError } from '../backends/calls/upstream-error.ts';
import { runInBackground } from '../cache/urgency.ts';
import { describeError } from '../workers/describe-error.ts';

/** Sends a backend a request that is cheap for it; rejects when it does not respond. */
export interface BackendProbe {
  readonly name: string;
  readonly send: () => Promise<unknown>;
}

interface WatchOptions {
  readonly log: Logger;
  /** Receives every success and every failure. */
  readonly onProbe?: (name: string, isAnswering: boolean) => void;
  /** Milliseconds between two probes, and before a backend has responded for the first time. */
  readonly intervalMs?: number;
  readonly firstIntervalMs?: number;
}

/** What is known about the backends without any visitor having to find out. */
export interface BackendWatch {
  /** Backends that have not answered since the process started. */
  readonly listAwaited: () => readonly string[];
  /** Backends that have answered before and do not now. */
  readonly listSilent: () => readonly string[];
  readonly close: () => void;
}

type State = 'awaited' | 'answering' | 'silent';

/** Probes each backend repeatedly at its own interval; logs when one stops responding and when it responds again. */
export function watchBackends(probes: readonly BackendProbe[], options: WatchOptions): BackendWatch {
  const { log, onProbe, intervalMs = 10_000, firstIntervalMs = 500 } = options;
  const states = new Map<string, State>(probes.map(({ name }) => [name, 'awaited']));
  const timers = new Map<string, NodeJS.Timeout>();
  const reported = new Set<string>();
  let isClosed = false;

  function recordAnswer(backend: string, error: unknown): void {
    const isAnswering = error === null;
    onProbe?.(backend, isAnswering);
    if (!isAnswering && states.get(backend) === 'answering') states.set(backend, 'silent');
    if (isAnswering) states.set(backend, 'answering');
    if (isAnswering && reported.delete(backend)) log.info({ backend }, 'a backend answers again');
    if (isAnswering || reported.has(backend)) return;
    reported.add(backend);
    log.warn({ backend, reason: describeError(error) }, 'a backend does not answer');
  }

  async function sendProbe({ name, send }: BackendProbe): Promise<void> {
    const error: unknown = await runInBackground(send).then(
      () => null,
      (reason: unknown) => reason ?? 'unknown reason',
    );
    if (isClosed) return;
    // The probe was skipped because visitors went first: that says nothing about the backend.
    if (!(error instanceof NotSentError)) recordAnswer(name, error);
    const pause = states.get(name) === 'awaited' ? firstIntervalMs : intervalMs;
    timers.set(name, setTimeout(() => void sendProbe({ name, send }), pause).unref());
  }

  const list = (wanted: State) => [...states].filter(([, state]) => state === wanted).map(([name]) => name);
  for (const probe of probes) void sendProbe(probe);
  return {
    listAwaited: () => list('awaited'),
    listSilent: () => list('silent'),
    close: () => {
      isClosed = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
