import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isBearerOf } from '../../http/is-bearer-of.ts';
import { createUserId } from '../access/content-access.ts';
import { findAuthor } from '../name-author.ts';
import type { PublishingContext } from '../publishing/publishing-context.ts';
import { findRefusal } from '../schema/rules/check-deletable.ts';
import { findReferences } from './find-references.ts';
import { deletedQuerySchema, readDeleted } from './read-deleted.ts';
import { restoreEntry } from './restore-entry.ts';

interface DeletionOptions {
  readonly publishing: PublishingContext;
  readonly token: string;
}

/** Nobody reads more than this before deleting; the total is given. */
const maxReferences = 50;
const entryId = v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/));
const referencesSchema = v.object({ entry: entryId, language: v.optional(v.pipe(v.string(), v.maxLength(10)), 'en') });
const restoreSchema = v.object({
  as: v.optional(v.picklist(['draft', 'before']), 'draft'),
  slug: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(120))),
});

/** References to an entry before it is deleted, deleted entries, and their restoration; only for the shell. */
export async function registerDeletion(scope: FastifyInstance, { publishing, token }: DeletionOptions): Promise<void> {
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isBearerOf(request.headers.authorization, token)) {
      await reply.status(401).send({ error: 'token is not valid' });
      return;
    }
    await publishing.freshen();
  });
  scope.get('/content/references', async (request, reply) => {
    const query = v.safeParse(referencesSchema, request.query);
    if (!query.success) return reply.status(400).send({ error: 'the entry cannot be read' });
    const { entry, language } = query.output;
    const document = await publishing.store.findAnyModel('DRAFT', entry);
    if (document === undefined) return reply.status(404).send({ error: 'there is no such entry' });
    const references = await findReferences(publishing, document, language);
    return reply.send({
      refusal: await publishing.store.read((entries) => findRefusal({ ...publishing, entries }, document)),
      count: references.length,
      references: references.slice(0, maxReferences),
    });
  });
  scope.get('/content/deleted', async (request, reply) => {
    const query = v.safeParse(deletedQuerySchema, request.query);
    if (!query.success) return reply.status(400).send({ error: 'the filters cannot be read' });
    return reply.send(await readDeleted(publishing, query.output));
  });
  scope.post('/content/deleted/:id/restore', async (request, reply) => {
    const params = v.safeParse(v.object({ id: entryId }), request.params);
    const query = v.safeParse(restoreSchema, request.query);
    if (!params.success || !query.success) return reply.status(400).send({ error: 'the request cannot be read' });
    const named = await findAuthor(publishing, { mayNameAuthors: true }, request.headers);
    const author = named ?? createUserId('Editor area');
    const outcome = await restoreEntry(publishing, { id: params.output.id, ...query.output, author });
    if (outcome.state === 'unknown') return reply.status(404).send({ error: 'this entry is not kept' });
    if (outcome.state === 'taken')
      return reply.status(409).send({ error: 'its place is taken', holder: outcome.holder });
    return reply.send(outcome);
  });
}
