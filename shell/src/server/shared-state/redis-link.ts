import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import { createCircuitBreaker } from '../backends/calls/circuit-breaker.ts';
import { UpstreamError } from '../backends/calls/upstream-error.ts';

/** How long a request waits for the store at most: a limit that is not shared for a moment is better than a visitor who waits. */
const deadlineMs = 100;
const connectMs = 1_000;
/** From an open connection until the store has taken user and password and said that it is ready. */
const handshakeMs = 5_000;
const maxReconnectMs = 2_000;
/** A connection that has answered nothing this often in a row may be one to a machine that is gone. */
const lastTimeouts = 5;

/** Never queues and never repeats: what cannot be said now is not waited for. */
const options: RedisOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: connectMs,
  keepAlive: 10_000,
  connectionName: 'kmx-shell',
  retryStrategy: (tries) => Math.min(tries * 100, maxReconnectMs),
  // After a failover the old primary may still be there, as a replica.
  reconnectOnError: ({ message }) => message.startsWith('READONLY'),
};

/** The connection of a shell to the store that all of them share. */
export interface RedisLink {
  /** Runs a command; undefined when the store does not answer in time or was just seen not to. */
  readonly run: <Value>(command: (redis: Redis) => Promise<Value>) => Promise<Value | undefined>;
  /** Another connection, for commands that wait; each fails after that time. */
  readonly open: (waitMs: number) => Redis;
  /** Resolves when the store can be reached, or after that time. */
  readonly waitUntilReady: (milliseconds: number) => Promise<void>;
  readonly isReachable: () => boolean;
  readonly close: () => void;
}

class TimeoutError extends UpstreamError {
  constructor() {
    super(504, `no answer within ${deadlineMs} ms`, true);
  }
}

/** Settles with the command, or rejects at the deadline; what it answers later is ignored. */
function limitTime<Value>(command: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError()), deadlineMs);
    command.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Without what a failed command carries: that of a sign-in has the password. */
function withoutCommand(error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  return new UpstreamError(503, error instanceof Error ? error.message : String(error), true);
}

/** Connects in the background and for as long as the process runs; the log says once that the store is away and once that it is back. */
export function createRedisLink(url: string, log: Pick<Logger, 'warn' | 'info'>): RedisLink {
  const breaker = createCircuitBreaker({ name: 'shared-state' });
  const redis = new Redis(url, options);
  let isReachable = false;
  let wasReported = false;
  let timeouts = 0;
  let handshake: NodeJS.Timeout | undefined;

  function noteAnswer(): void {
    isReachable = true;
    timeouts = 0;
    if (wasReported) log.info({ service: 'shared-state' }, 'the state that shells share can be reached again');
    wasReported = false;
  }

  function noteFailure(error: unknown): void {
    const { message } = withoutCommand(error);
    isReachable = false;
    timeouts = error instanceof TimeoutError ? timeouts + 1 : 0;
    if (!wasReported)
      log.warn({ service: 'shared-state', reason: message }, 'the state that shells share cannot be reached');
    wasReported = true;
    if (timeouts >= lastTimeouts) {
      timeouts = 0;
      redis.disconnect(true);
    }
  }

  redis.on('connect', () => {
    handshake = setTimeout(() => redis.disconnect(true), handshakeMs).unref();
  });
  redis.on('ready', () => {
    clearTimeout(handshake);
    noteAnswer();
  });
  redis.on('error', noteFailure);
  redis.on('close', () => {
    clearTimeout(handshake);
    isReachable = false;
  });
  // Its failure is an event as well.
  redis.connect().catch(() => {});

  return {
    run: async (command) => {
      if (redis.status !== 'ready') return undefined;
      try {
        const value = await breaker.run(() =>
          limitTime(command(redis)).catch((error: unknown) => Promise.reject(withoutCommand(error))),
        );
        noteAnswer();
        return value;
      } catch (error) {
        // What the breaker refuses was not asked.
        if (!(error instanceof UpstreamError) || error.isOutage) noteFailure(error);
        return undefined;
      }
    },
    open: (waitMs) => redis.duplicate({ commandTimeout: waitMs, retryStrategy: () => null }),
    waitUntilReady: (milliseconds) =>
      new Promise((resolve) => {
        if (redis.status === 'ready') return resolve();
        const timer = setTimeout(resolve, milliseconds);
        redis.once('ready', () => {
          clearTimeout(timer);
          resolve();
        });
      }),
    isReachable: () => isReachable,
    close: () => {
      clearTimeout(handshake);
      redis.disconnect();
    },
  };
}
