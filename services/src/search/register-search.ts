import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { CatalogueTables } from '../catalogue/catalogue-tables.ts';
import { onContentChange } from '../content/content-changes.ts';
import { contentModel } from '../content/model/model.ts';
import type { ContentTables } from '../content/store/content-tables.ts';
import { giveWayPlugin } from '../content/store/give-way-plugin.ts';
import type { ServiceContext } from '../service-context.ts';
import { createIndexKeeper } from './keep-fresh.ts';
import { createMiniSearchEngine } from './mini-search-engine.ts';
import { loadCountryLanguages, resolveVisitor } from './resolve-visitor.ts';
import { pageSize, searchRequestSchema, suggestionLimit, suggestRequestSchema } from './search-request.ts';
import { createCatalogueSource } from './sources/catalogue-source.ts';
import { createContentSource } from './sources/content-source.ts';

const bodyLimitBytes = 16 * 1024;
/** How long the search may miss a change of which it was not notified. */
const refreshMs = 2000;
/** Changes in quick succession are indexed together: the first ones soon, a stream of them at intervals. */
const gatheringMs = 100;
const pauseMs = 1200;

function describeIssues(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) {
  return { error: issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; ') };
}

/** Adds search: `POST /search/search` and `POST /search/suggest` over all that is published (SRV-020, SRV-021, D-41). */
export async function registerSearch(app: FastifyInstance, { database, logger }: ServiceContext): Promise<void> {
  const content = database.withTables<ContentTables>().withPlugin(giveWayPlugin);
  const engine = createMiniSearchEngine();
  const keeper = createIndexKeeper(engine, [
    createContentSource(content, contentModel),
    createCatalogueSource(database.withTables<CatalogueTables>()),
  ]);
  let countryLanguages = await loadCountryLanguages(content);

  async function refresh(changedIds?: ReadonlySet<string>): Promise<void> {
    const count = await keeper.refresh(changedIds && { source: 'content', ids: changedIds });
    if (count === null || count === 0) return;
    countryLanguages = await loadCountryLanguages(content);
    logger.info({ documents: count }, 'search index changed');
  }

  await refresh();
  const logFailure = (error: unknown): void => logger.error({ err: error }, 'the search index could not be refreshed');
  let reportedIds = new Set<string>();
  let gathering: NodeJS.Timeout | undefined;
  let refreshedAt = Number.NEGATIVE_INFINITY;
  const refreshTold = async (): Promise<void> => {
    // A running refresh may have read the tables before the change.
    await keeper.settle();
    const changedIds = reportedIds;
    reportedIds = new Set();
    gathering = undefined;
    await refresh(changedIds).catch(logFailure);
    refreshedAt = performance.now();
  };
  // Other processes and migrations change content too, so the tables are also queried.
  const timer = setInterval(() => {
    if (gathering === undefined) refresh().catch(logFailure);
  }, refreshMs).unref();
  const stopListening = onContentChange(database, ({ ids }) => {
    // What is not known is found by comparing the tables.
    if (ids === null) return;
    for (const id of ids) reportedIds.add(id);
    const wait = Math.max(gatheringMs, refreshedAt + pauseMs - performance.now());
    gathering ??= setTimeout(() => void refreshTold(), wait).unref();
  });
  app.addHook('onClose', async () => {
    stopListening();
    clearInterval(timer);
    clearTimeout(gathering);
    await keeper.settle();
  });

  app.post('/search/search', { bodyLimit: bodyLimitBytes }, async (request, reply) => {
    const body = v.safeParse(searchRequestSchema, request.body);
    if (!body.success) return reply.status(400).send(describeIssues(body.issues));
    const { localeCode, siteSlug, query, page, type } = body.output;
    const visitor = resolveVisitor(localeCode, siteSlug, countryLanguages);
    const offset = (page - 1) * pageSize;
    const { hits, ...answer } = await engine.search({ ...visitor, text: query, type, offset, limit: pageSize });
    return reply.header('cache-control', 'no-store').send({ records: hits, page, pageSize, ...answer });
  });
  app.post('/search/suggest', { bodyLimit: bodyLimitBytes }, async (request, reply) => {
    const body = v.safeParse(suggestRequestSchema, request.body);
    if (!body.success) return reply.status(400).send(describeIssues(body.issues));
    const { localeCode, siteSlug, query } = body.output;
    const visitor = resolveVisitor(localeCode, siteSlug, countryLanguages);
    const { hits, suggestions } = await engine.suggest({ ...visitor, text: query, limit: suggestionLimit });
    return reply.header('cache-control', 'no-store').send({ records: hits, suggestions });
  });
}
