import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isBearerOf } from '../../http/is-bearer-of.ts';
import type { ContentDatabase } from '../store/content-tables.ts';
import { logQuerySchema, readLog } from './read-log.ts';

interface LogOptions {
  readonly database: ContentDatabase;
  readonly token: string;
}

/** `GET /content/log`: who did what; only for the shell. */
export async function registerLog(scope: FastifyInstance, { database, token }: LogOptions): Promise<void> {
  scope.get('/content/log', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isBearerOf(request.headers.authorization, token)) {
      return reply.status(401).send({ error: 'token is not valid' });
    }
    const query = v.safeParse(logQuerySchema, request.query);
    if (!query.success) return reply.status(400).send({ error: 'the filters cannot be read' });
    return reply.send(await readLog(database, query.output));
  });
}
