import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { migrate } from '../database/migrate.ts';
import { isBearerOf } from '../http/is-bearer-of.ts';
import type { ServiceContext } from '../service-context.ts';

// A type, because kysely asks for an index signature that interfaces do not have.
type EditorSessionTables = { editor_session_end: { id: string; forgotten_at: Date } };

const parametersSchema = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)) });
/** As long as a shell takes the cookie of a session (EDT-006), and a day for clocks that differ. */
const keptDays = 91;

/**
 * Adds the shared record of editor sessions for all shells: `PUT /editor-sessions/{id}` records that one has ended,
 * `GET` tells whether it has. The shells themselves issue and verify the cookies; a session cannot begin here.
 */
export async function registerEditorSessions(app: FastifyInstance, context: ServiceContext): Promise<void> {
  const { formsToken } = context.configuration;
  await migrate(context.database, 'editor-sessions', new URL('./migrations/', import.meta.url));
  const database = context.database.withTables<EditorSessionTables>();

  app.route({
    method: ['GET', 'PUT'],
    url: '/editor-sessions/:id',
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isBearerOf(request.headers.authorization, formsToken)) {
        return reply.status(401).send({ title: 'A token is needed', status: 401 });
      }
      const parameters = v.safeParse(parametersSchema, request.params);
      if (!parameters.success) return reply.status(404).send({ title: 'This is no session', status: 404 });
      const { id } = parameters.output;
      if (request.method === 'GET') {
        const query = database.selectFrom('editor_session_end').select('id').where('id', '=', id);
        return reply.send({ isEnded: (await query.executeTakeFirst()) !== undefined });
      }
      await database.deleteFrom('editor_session_end').where('forgotten_at', '<', new Date()).execute();
      await database
        .insertInto('editor_session_end')
        .values({ id, forgotten_at: new Date(Date.now() + keptDays * 86_400_000) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return reply.send({ isEnded: true });
    },
  });
}
