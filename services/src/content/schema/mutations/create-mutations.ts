import { type FieldValues, parseFieldValues, type Stage } from '../../model/content-document.ts';
import type { Model } from '../../model/model-types.ts';
import { planPublishing, planUnpublishing, type StageChange } from '../../publishing/publish-document.ts';
import { deleteEntry } from '../../publishing/write-entries.ts';
import type { DocumentView } from '../../store/document-view.ts';
import { runInTransaction } from '../../store/run-in-transaction.ts';
import { type ContentRequest, type ReadingRequest, readWith } from '../reading/content-request.ts';
import type { FieldResolvers, Resolver } from '../resolvers/field-resolvers.ts';
import { checkDeletable } from '../rules/check-deletable.ts';
import {
  checkConditions,
  checkGranted,
  checkPublication,
  checkRevision,
  checkWithdrawal,
  findDraft,
  viewWritten,
} from '../rules/write-guards.ts';
import { createManyResolvers } from './create-many-mutations.ts';
import { createSchedulingResolvers } from './create-schedule-mutations.ts';
import { createNestedWrites } from './nested-writes.ts';
import { checkTarget, type StageArguments } from './stage-arguments.ts';

interface WriteArguments extends StageArguments {
  readonly where: FieldValues;
  readonly data: FieldValues;
  readonly upsert: { readonly create: FieldValues; readonly update: FieldValues };
}

type Write = (request: ContentRequest, model: Model, input: WriteArguments) => Promise<DocumentView | null>;

async function answerWritten(request: ContentRequest, model: Model, written: DocumentView | null, stage: Stage) {
  return written && readWith(request, (reading) => viewWritten(reading, model, written.document.id, stage));
}

const createOne: Write = async (request, model, { data }) => {
  const id = await request.publishing.write(async () => {
    const planned = await readWith(request, (reading) => {
      const writes = createNestedWrites(reading);
      return { writes, id: writes.create(model, parseFieldValues(data)) };
    });
    await runInTransaction(request.database, planned.writes.run);
    return { result: planned.id, changed: planned.writes.changed };
  });
  return readWith(request, (reading) => viewWritten(reading, model, id, 'DRAFT'));
};

/** A granted write of one draft; `write` does it and names the entries that it changed. */
interface GrantedWrite {
  readonly draft: DocumentView;
  readonly write: () => Promise<readonly string[]>;
}

/** Writes in the write queue, so that nothing comes in between: what is found and granted, if the caller knows its revision. */
function writeDraft(
  request: ContentRequest,
  grant: (reading: ReadingRequest) => GrantedWrite | undefined,
): Promise<DocumentView | null> {
  return request.publishing.write(async () => {
    const granted = await readWith(request, grant);
    if (granted === undefined) return { result: null, changed: [] };
    await checkRevision(request, granted.draft.document.id);
    return { result: granted.draft, changed: await granted.write() };
  });
}

const updateOne: Write = async (request, model, { where, data }) => {
  const written = await writeDraft(request, (reading) => {
    checkGranted(reading, 'update', model);
    const draft = findDraft(reading, model, where);
    return draft && { draft, write: () => writeUpdate(request, model, draft.document.id, parseFieldValues(data)) };
  });
  return answerWritten(request, model, written, 'DRAFT');
};

async function writeUpdate(request: ContentRequest, model: Model, id: string, data: FieldValues) {
  const writes = await readWith(request, (reading) => {
    const planned = createNestedWrites(reading);
    planned.update(model, { id }, data);
    return planned;
  });
  await runInTransaction(request.database, writes.run);
  return writes.changed;
}

const upsertOne: Write = async (request, model, input) => {
  const { create, update } = input.upsert;
  const isThere = await readWith(request, (reading) => findDraft(reading, model, input.where) !== undefined);
  return isThere
    ? updateOne(request, model, { ...input, data: update })
    : createOne(request, model, { ...input, data: create });
};

const deleteOne: Write = (request, model, { where }) =>
  writeDraft(request, (reading) => {
    const draft = findDraft(reading, model, where);
    if (draft === undefined) return undefined;
    const { id, localizations } = draft.document;
    checkGranted(reading, 'delete', model, [...localizations.keys()]);
    checkConditions(reading, 'delete', model, draft.document, [...localizations.keys()]);
    checkDeletable(reading, draft.document);
    const write = async () => {
      await deleteEntry(request.database, id, request.access.author);
      return [id];
    };
    return { draft, write };
  });

/** Plans a change of the published stage, and does it. */
async function changeStage(request: ContentRequest, id: string, plan: (reading: ReadingRequest) => StageChange) {
  const change = await readWith(request, plan);
  await change(request.database);
  return [id];
}

const publishOne: Write = async (request, model, input) => {
  checkTarget(input.to);
  const written = await writeDraft(request, (reading) => {
    checkGranted(reading, 'publish', model);
    const draft = findDraft(reading, model, input.where);
    if (draft === undefined) return undefined;
    const { document } = draft;
    checkPublication(reading, model, document, input);
    const plan = (again: ReadingRequest) => planPublishing(again, document, input, request.access.author);
    return { draft, write: () => changeStage(request, document.id, plan) };
  });
  return answerWritten(request, model, written, 'PUBLISHED');
};

const unpublishOne: Write = async (request, model, input) => {
  checkTarget(input.from);
  const written = await writeDraft(request, (reading) => {
    checkGranted(reading, 'unpublish', model, input.locales ?? []);
    const draft = findDraft(reading, model, input.where);
    if (draft === undefined) return undefined;
    const { document } = draft;
    checkWithdrawal(reading, model, document, input);
    const plan = (again: ReadingRequest) => planUnpublishing(again, document, input, request.access.author);
    return { draft, write: () => changeStage(request, document.id, plan) };
  });
  return answerWritten(request, model, written, 'DRAFT');
};

const writes: Readonly<Record<string, Write>> = {
  create: createOne,
  update: updateOne,
  upsert: upsertOne,
  delete: deleteOne,
  publish: publishOne,
  unpublish: unpublishOne,
};

/** Mutations of one model: single writes, writes of many entries, and plans for later (HY-70, HY-71). */
export function createMutationResolvers(model: Model): FieldResolvers {
  const entries = Object.entries(writes).map(([verb, write]) => {
    const resolver: Resolver<unknown, WriteArguments> = (_root, input, request) => write(request, model, input);
    return [`${verb}${model.name}`, resolver];
  });
  const single = Object.fromEntries(entries) as FieldResolvers;
  return { ...single, ...createManyResolvers(model), ...createSchedulingResolvers(model) };
}
