import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import { createCircuitBreaker } from '../backends/calls/circuit-breaker.ts';
import { UpstreamError } from '../backends/calls/upstream-error.ts';

/** How long a request waits for the store at most: a limit that is not shared for a moment is better than a visitor who waits. */
const deadlineMs = 100;
const connectMs = 1_000;
const maxReconnectMs = 2_000;

/** Never queues and never repeats: what cannot be said now is not waited for. */
const options: RedisOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: connectMs,
  commandTimeout: deadlineMs,
  keepAlive: 10_000,
  connectionName: 'kmx-shell',
  retryStrategy: (tries) => Math.min(tries * 100, maxReconnectMs),
};

/** The connection of a shell to the store that all of them share. */
export interface RedisLink {
  /** Runs commands; undefined when the store does not answer in time or was just seen not to. */
  readonly run: <Value>(command: (redis: Redis) => Promise<Value>) => Promise<Value | undefined>;
  /** Another connection, for commands that wait. */
  readonly open: (waitMs: number) => Redis;
  readonly isReachable: () => boolean;
  readonly close: () => void;
}

/** Connects in the background and for as long as the process runs; the log reports once that the store is away and once that it is back. */
export function createRedisLink(url: string, log: Pick<Logger, 'warn' | 'info'>): RedisLink {
  const breaker = createCircuitBreaker({ name: 'shared-state' });
  let isReachable = false;
  let wasReported = false;

  function note(error: unknown): void {
    isReachable = error === null;
    if (error !== null && !wasReported) {
      log.warn({ err: error, service: 'shared-state' }, 'the state that shells share cannot be reached');
    } else if (error === null && wasReported) {
      log.info({ service: 'shared-state' }, 'the state that shells share can be reached again');
    }
    wasReported = error !== null;
  }

  const redis = new Redis(url, options);
  redis.on('ready', () => note(null));
  redis.on('error', note);
  redis.on('close', () => {
    isReachable = false;
  });
  // Its failure is an event as well.
  redis.connect().catch(() => {});

  return {
    run: async (command) => {
      if (redis.status !== 'ready') return undefined;
      try {
        const value = await breaker.run(() =>
          command(redis).catch((error: unknown) => {
            throw new UpstreamError(503, 'the state that shells share does not answer', true, { cause: error });
          }),
        );
        note(null);
        return value;
      } catch (error) {
        note(error);
        return undefined;
      }
    },
    open: (waitMs) => redis.duplicate({ commandTimeout: waitMs }),
    isReachable: () => isReachable,
    close: () => redis.disconnect(),
  };
}
