import type { Server } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import { identifyClient } from '@kmx/server-kit/limits/client-network.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findRateClass } from '../api/find-endpoint.ts';
import { rateClasses } from '../api/table/rate-classes.ts';

/** Limits how many requests per minute one client may send to the endpoints, by rate class. */
export async function limitRates(app: FastifyInstance<Server>): Promise<void> {
  await app.register(rateLimit, {
    max: (request: FastifyRequest) => rateClasses[findRateClass(request.url) ?? 'other'],
    keyGenerator: (request: FastifyRequest) => `${findRateClass(request.url)} ${identifyClient(request.ip)}`,
    timeWindow: '1 minute',
    allowList: (request) => findRateClass(request.url) === null,
  });
}
