import type { Model } from '../model/model-types.ts';
import { planPublication, publishDocument, unpublishDocument } from '../publishing/publish-document.ts';
import type { ContentDocument, Stage } from '../store/content-document.ts';
import type { ContentDatabase } from '../store/content-tables.ts';
import { runInTransaction } from '../store/run-in-transaction.ts';
import { deleteEntry } from '../store/write-entries.ts';
import type { ContentRequest } from './content-request.ts';
import { createConnection } from './create-connection.ts';
import type { FieldResolvers, Resolver } from './field-resolvers.ts';
import { upperFirst } from './names.ts';
import { listViews, type ReadArguments, selectEntries } from './read-entries.ts';
import { checkTarget, type StageArguments } from './stage-arguments.ts';
import { checkGranted, viewWritten } from './write-guards.ts';

type ManyArguments = ReadArguments & StageArguments;
type Work = (
  request: ContentRequest,
  model: Model,
  input: ManyArguments,
) => (transaction: ContentDatabase, draft: ContentDocument) => Promise<void>;

/** How many entries one mutation writes when it does not say (HY-40 gives the maximum). */
const defaultCount = 100;

const publishEach: Work = (request, model, input) => {
  checkTarget(input.to);
  return (transaction, draft) => {
    checkGranted(request, 'publish', model, planPublication(request, draft, input));
    return publishDocument(transaction, request, draft, input, request.access.author);
  };
};

const unpublishEach: Work = (request, model, input) => {
  checkTarget(input.from);
  checkGranted(request, 'unpublish', model, input.locales ?? []);
  return (transaction, draft) => unpublishDocument(transaction, request, draft, input, request.access.author);
};

const deleteEach: Work = (request, model) => (transaction, draft) => {
  checkGranted(request, 'delete', model, [...draft.localizations.keys()]);
  return deleteEntry(transaction, draft.id, request.access.author);
};

function createManyResolver(model: Model, work: Work, stage: Stage | undefined): Resolver<unknown, ManyArguments> {
  return async (_root, input, request) => {
    const apply = work(request, model, input);
    const scope = { stage: 'DRAFT' as const, locales: request.contentModel.locales };
    const first = input.first ?? (input.last === null || input.last === undefined ? defaultCount : null);
    const page = await request.publishing.write(async () => {
      const selected = selectEntries(request, model, listViews(request, model, scope), { ...input, first });
      // All or none: an editor who publishes a campaign must not find half of it on the site.
      await runInTransaction(request.database, async (transaction) => {
        for (const { document } of selected.items) await apply(transaction, document);
      });
      return { result: selected, changed: selected.items.map(({ document }) => document.id) };
    });
    if (stage === undefined) return createConnection(page);
    const items = page.items.flatMap(({ document }) => viewWritten(request, model, document.id, stage) ?? []);
    return createConnection({ ...page, items });
  };
}

/** Mutations of many entries at once, each answering a connection (HY-70). */
export function createManyResolvers(model: Model): FieldResolvers {
  const names = upperFirst(model.plural);
  return {
    [`deleteMany${names}Connection`]: createManyResolver(model, deleteEach, undefined),
    [`publishMany${names}Connection`]: createManyResolver(model, publishEach, 'PUBLISHED'),
    [`unpublishMany${names}Connection`]: createManyResolver(model, unpublishEach, 'DRAFT'),
  } as FieldResolvers;
}
