import type { Server } from 'node:http';
import { callbackify } from 'node:util';
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import { identifyClient } from '@kmx/server-kit/limits/client-network.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findRateClass } from '../api/find-endpoint.ts';
import { rateClasses } from '../api/table/rate-classes.ts';
import type { Shell } from '../request/shell.ts';

const windowMs = 60_000;

/** Limits how many requests per minute one client may send to the endpoints of all shells, by rate class. */
export async function limitRates(
  app: FastifyInstance<Server>,
  { sharedState }: Pick<Shell, 'sharedState'>,
): Promise<void> {
  const count = callbackify(async (key: string) => {
    const { current, remainingMs } = await sharedState.countRequest(key, windowMs);
    return { current, ttl: remainingMs };
  });
  class SharedCounts implements FastifyRateLimitStore {
    incr(key: string, callback: (error: Error | null, result?: { current: number; ttl: number }) => void): void {
      count(key, callback);
    }
    child(): SharedCounts {
      return this;
    }
  }
  await app.register(rateLimit, {
    store: SharedCounts,
    max: (request: FastifyRequest) => rateClasses[findRateClass(request.url) ?? 'other'],
    keyGenerator: (request: FastifyRequest) => `${findRateClass(request.url)} ${identifyClient(request.ip)}`,
    timeWindow: windowMs,
    allowList: (request) => findRateClass(request.url) === null,
  });
}
