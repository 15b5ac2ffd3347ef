import { type ContentDocument, type FieldValues, parseFieldValues, type Stage } from '../../model/content-document.ts';
import type { Model } from '../../model/model-types.ts';
import { publishDocument, unpublishDocument } from '../../publishing/publish-document.ts';
import { deleteEntry } from '../../publishing/write-entries.ts';
import type { ContentDatabase } from '../../store/content-tables.ts';
import { runInTransaction } from '../../store/run-in-transaction.ts';
import { type ContentRequest, spendEntries } from '../reading/content-request.ts';
import { createConnection } from '../reading/create-connection.ts';
import { listViews, matchEntries, type ReadArguments, selectEntries } from '../reading/read-entries.ts';
import type { EntryPage } from '../reading/select-page.ts';
import type { FieldResolvers, Resolver } from '../resolvers/field-resolvers.ts';
import { checkDeletable } from '../rules/check-deletable.ts';
import {
  checkConditions,
  checkGranted,
  checkPublication,
  checkWithdrawal,
  viewWritten,
} from '../rules/write-guards.ts';
import { upperFirst } from '../sdl/names.ts';
import { createNestedWrites } from './nested-writes.ts';
import { checkTarget, type StageArguments } from './stage-arguments.ts';

/** `from` of a publication and `stage` of a withdrawal name the stage that the filter searches. */
interface ManyArguments extends ReadArguments, Omit<StageArguments, 'from'> {
  readonly data?: FieldValues;
  readonly from?: Stage | readonly Stage[] | null;
}

interface ManyMutation {
  readonly verb: 'update' | 'delete' | 'publish' | 'unpublish';
  /** The stage of the response after the write; undefined returns the state before it. */
  readonly answeredStage: Stage | undefined;
  readonly findStage: (input: ManyArguments) => Stage | undefined;
  /** Called once beforehand to refuse what is wrong for every entry; returns the write of one entry. */
  readonly plan: (
    request: ContentRequest,
    model: Model,
    input: ManyArguments,
  ) => (transaction: ContentDatabase, draft: ContentDocument) => Promise<unknown>;
}

/** Default number of entries that one mutation writes (HY-40 gives the maximum). */
const defaultCount = 100;

const mutations: readonly ManyMutation[] = [
  {
    verb: 'update',
    answeredStage: 'DRAFT',
    findStage: () => undefined,
    plan: (request, model, { data }) => {
      checkGranted(request, 'update', model);
      return (transaction, draft) => {
        const writes = createNestedWrites(request);
        writes.update(model, { id: draft.id }, parseFieldValues(data ?? {}));
        return writes.run(transaction);
      };
    },
  },
  {
    verb: 'delete',
    answeredStage: undefined,
    findStage: () => undefined,
    plan: (request, model) => {
      checkGranted(request, 'delete', model);
      return (transaction, draft) => {
        checkGranted(request, 'delete', model, [...draft.localizations.keys()]);
        checkConditions(request, 'delete', model, draft, [...draft.localizations.keys()]);
        checkDeletable(request, draft);
        return deleteEntry(transaction, draft.id, request.access.author);
      };
    },
  },
  {
    verb: 'publish',
    answeredStage: 'PUBLISHED',
    findStage: ({ from }) => (typeof from === 'string' ? from : undefined),
    plan: (request, model, input) => {
      checkTarget(input.to);
      checkGranted(request, 'publish', model);
      return (transaction, draft) => {
        checkPublication(request, model, draft, input);
        return publishDocument(transaction, request, draft, input, request.access.author);
      };
    },
  },
  {
    verb: 'unpublish',
    answeredStage: 'DRAFT',
    findStage: ({ stage }) => stage ?? undefined,
    plan: (request, model, input) => {
      checkTarget(typeof input.from === 'string' ? [input.from] : (input.from ?? undefined));
      checkGranted(request, 'unpublish', model, input.locales ?? []);
      return (transaction, draft) => {
        checkWithdrawal(request, model, draft, input);
        return unpublishDocument(transaction, request, draft, input, request.access.author);
      };
    },
  },
];

function listCandidates(mutation: ManyMutation, request: ContentRequest, model: Model, input: ManyArguments) {
  const stage = mutation.findStage(input) ?? 'DRAFT';
  return listViews(request, model, { stage, locales: request.contentModel.locales });
}

function selectSome(mutation: ManyMutation, request: ContentRequest, model: Model, input: ManyArguments): EntryPage {
  const first = input.first ?? (input.last === null || input.last === undefined ? defaultCount : null);
  return selectEntries(request, model, listCandidates(mutation, request, model, input), { ...input, first });
}

function selectAll(mutation: ManyMutation, request: ContentRequest, model: Model, input: ManyArguments): EntryPage {
  const items = matchEntries(request, model, listCandidates(mutation, request, model, input), input);
  spendEntries(request, items.length);
  return { items, total: items.length, hasNextPage: false, hasPreviousPage: false };
}

/** Writes all entries of a selection or none: who publishes a campaign must not find half of it on the site. */
function writeMany(
  mutation: ManyMutation,
  request: ContentRequest,
  model: Model,
  input: ManyArguments,
  select: typeof selectSome,
): Promise<EntryPage> {
  const apply = mutation.plan(request, model, input);
  return request.publishing.write(async () => {
    const selected = select(mutation, request, model, input);
    const drafts = selected.items.flatMap(({ document }) => request.store.find(model.name, 'DRAFT', document.id) ?? []);
    await runInTransaction(request.database, async (transaction) => {
      for (const draft of drafts) await apply(transaction, draft);
    });
    return { result: selected, changed: drafts.map(({ id }) => id) };
  });
}

/** Mutations of many entries at once: the paged ones return a connection, the older ones a count (HY-70). */
export function createManyResolvers(model: Model): FieldResolvers {
  const names = upperFirst(model.plural);
  const resolvers = mutations.flatMap((mutation) => {
    const { verb, answeredStage } = mutation;
    const answerConnection: Resolver<unknown, ManyArguments> = async (_root, input, request) => {
      const page = await writeMany(mutation, request, model, input, selectSome);
      if (answeredStage === undefined) return createConnection(page);
      const items = page.items.flatMap(({ document }) => viewWritten(request, model, document.id, answeredStage) ?? []);
      return createConnection({ ...page, items });
    };
    const answerCount: Resolver<unknown, ManyArguments> = async (_root, input, request) => ({
      count: (await writeMany(mutation, request, model, input, selectAll)).total,
    });
    return [
      [`${verb}Many${names}Connection`, answerConnection],
      [`${verb}Many${names}`, answerCount],
    ];
  });
  return Object.fromEntries(resolvers) as FieldResolvers;
}
