import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ContentTables } from '../content/store/content-tables.ts';
import type { ServiceContext } from '../service-context.ts';
import { migrateSearch } from './migrate-search.ts';
import { openDatabaseSearch, openMemorySearch } from './open-search.ts';
import { createVisitorResolver } from './resolve-visitor.ts';
import { pageSize, searchRequestSchema, suggestionLimit, suggestRequestSchema } from './search-request.ts';

const bodyLimitBytes = 16 * 1024;

function describeIssues(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) {
  return { error: issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; ') };
}

/**
 * Adds search: `POST /search/search` and `POST /search/suggest` over all that is published (SRV-020, SRV-021, D-41).
 * The index of the embedded database is in memory, that of a server in its tables.
 */
export async function registerSearch(app: FastifyInstance, context: ServiceContext): Promise<void> {
  const { configuration, database } = context;
  await migrateSearch(database);
  const open = configuration.postgres === null ? openMemorySearch : openDatabaseSearch;
  const { engine, readDetails, close } = await open(context);
  const resolveVisitor = createVisitorResolver(database.withTables<ContentTables>());
  app.readinessDetails.set('search', readDetails);
  app.addHook('onClose', close);

  app.post('/search/search', { bodyLimit: bodyLimitBytes }, async (request, reply) => {
    const body = v.safeParse(searchRequestSchema, request.body);
    if (!body.success) return reply.status(400).send(describeIssues(body.issues));
    const { localeCode, siteSlug, query, page, type } = body.output;
    const visitor = await resolveVisitor(localeCode, siteSlug);
    const offset = (page - 1) * pageSize;
    const { hits, ...answer } = await engine.search({ ...visitor, text: query, type, offset, limit: pageSize });
    return reply.header('cache-control', 'no-store').send({ records: hits, page, pageSize, ...answer });
  });
  app.post('/search/suggest', { bodyLimit: bodyLimitBytes }, async (request, reply) => {
    const body = v.safeParse(suggestRequestSchema, request.body);
    if (!body.success) return reply.status(400).send(describeIssues(body.issues));
    const { localeCode, siteSlug, query } = body.output;
    const visitor = await resolveVisitor(localeCode, siteSlug);
    const { hits, suggestions } = await engine.suggest({ ...visitor, text: query, limit: suggestionLimit });
    return reply.header('cache-control', 'no-store').send({ records: hits, suggestions });
  });
}
