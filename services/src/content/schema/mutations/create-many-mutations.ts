import { type ContentDocument, type FieldValues, parseFieldValues, type Stage } from '../../model/content-document.ts';
import type { Model } from '../../model/model-types.ts';
import { planPublishing, planUnpublishing } from '../../publishing/publish-document.ts';
import { deleteEntry } from '../../publishing/write-entries.ts';
import type { ContentDatabase } from '../../store/content-tables.ts';
import { runInTransaction } from '../../store/run-in-transaction.ts';
import { type ContentRequest, type ReadingRequest, readWith, spendEntries } from '../reading/content-request.ts';
import { createConnection } from '../reading/create-connection.ts';
import type { ReadArguments } from '../reading/read-entries.ts';
import type { EntryPage } from '../reading/select-page.ts';
import { matchStored, selectStored } from '../reading/select-stored.ts';
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

type PlanOne = (reading: ReadingRequest, draft: ContentDocument) => (transaction: ContentDatabase) => Promise<unknown>;

interface ManyMutation {
  readonly verb: 'update' | 'delete' | 'publish' | 'unpublish';
  /** The stage of the response after the write; undefined returns the state before it. */
  readonly answeredStage: Stage | undefined;
  readonly findStage: (input: ManyArguments) => Stage | undefined;
  /** Called once beforehand to refuse what is wrong for every entry; what it returns plans the write of one entry. */
  readonly plan: (request: ContentRequest, model: Model, input: ManyArguments) => PlanOne;
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
      return (reading, draft) => {
        const writes = createNestedWrites(reading);
        writes.update(model, { id: draft.id }, parseFieldValues(data ?? {}));
        return writes.run;
      };
    },
  },
  {
    verb: 'delete',
    answeredStage: undefined,
    findStage: () => undefined,
    plan: (request, model) => {
      checkGranted(request, 'delete', model);
      return (reading, draft) => {
        checkGranted(reading, 'delete', model, [...draft.localizations.keys()]);
        checkConditions(reading, 'delete', model, draft, [...draft.localizations.keys()]);
        checkDeletable(reading, draft);
        return (transaction) => deleteEntry(transaction, draft.id, reading.access.author);
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
      return (reading, draft) => {
        checkPublication(reading, model, draft, input);
        return planPublishing(reading, draft, input, reading.access.author);
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
      return (reading, draft) => {
        checkWithdrawal(reading, model, draft, input);
        return planUnpublishing(reading, draft, input, reading.access.author);
      };
    },
  },
];

function findScope(mutation: ManyMutation, request: ContentRequest, input: ManyArguments) {
  return { stage: mutation.findStage(input) ?? 'DRAFT', locales: request.contentModel.locales };
}

async function selectSome(
  mutation: ManyMutation,
  request: ContentRequest,
  model: Model,
  input: ManyArguments,
): Promise<EntryPage> {
  const first = input.first ?? (input.last === null || input.last === undefined ? defaultCount : null);
  const scope = findScope(mutation, request, input);
  return selectStored(request, { model, scope, input: { ...input, first } });
}

async function selectAll(
  mutation: ManyMutation,
  request: ContentRequest,
  model: Model,
  input: ManyArguments,
): Promise<EntryPage> {
  const items = await matchStored(request, { model, scope: findScope(mutation, request, input), input });
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
  const plan = mutation.plan(request, model, input);
  return request.publishing.write(async () => {
    const selected = await select(mutation, request, model, input);
    const planned = await readWith(request, (reading) =>
      selected.items.flatMap(({ document: { id } }) => {
        const draft = reading.entries.find(model.name, 'DRAFT', id);
        return draft === undefined ? [] : [{ id, write: plan(reading, draft) }];
      }),
    );
    await runInTransaction(request.database, async (transaction) => {
      for (const { write } of planned) await write(transaction);
    });
    return { result: selected, changed: planned.map(({ id }) => id) };
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
      const items = await readWith(request, (reading) =>
        page.items.flatMap(({ document }) => viewWritten(reading, model, document.id, answeredStage) ?? []),
      );
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
