import { type FieldValues, parseFieldValues } from '../../model/content-document.ts';
import type { Model } from '../../model/model-types.ts';
import { publishDocument, unpublishDocument } from '../../publishing/publish-document.ts';
import { deleteEntry } from '../../publishing/write-entries.ts';
import type { DocumentView } from '../../store/document-view.ts';
import { runInTransaction } from '../../store/run-in-transaction.ts';
import type { ContentRequest } from '../reading/content-request.ts';
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

const createOne: Write = (request, model, { data }) =>
  request.publishing
    .write(async () => {
      const writes = createNestedWrites(request);
      const id = writes.create(model, parseFieldValues(data));
      await runInTransaction(request.database, writes.run);
      return { result: id, changed: writes.changed };
    })
    .then((id) => viewWritten(request, model, id, 'DRAFT'));

const updateOne: Write = async (request, model, { where, data }) => {
  const id = await request.publishing.write(async () => {
    checkGranted(request, 'update', model);
    const draft = findDraft(request, model, where)?.document;
    if (draft === undefined) return { result: null, changed: [] };
    await checkRevision(request, draft.id);
    const writes = createNestedWrites(request);
    writes.update(model, { id: draft.id }, parseFieldValues(data));
    await runInTransaction(request.database, writes.run);
    return { result: draft.id, changed: writes.changed };
  });
  return id === null ? null : viewWritten(request, model, id, 'DRAFT');
};

const upsertOne: Write = (request, model, input) => {
  const { create, update } = input.upsert;
  const isThere = findDraft(request, model, input.where) !== undefined;
  return isThere
    ? updateOne(request, model, { ...input, data: update })
    : createOne(request, model, { ...input, data: create });
};

const deleteOne: Write = (request, model, { where }) =>
  request.publishing.write(async () => {
    const draft = findDraft(request, model, where);
    if (draft === undefined) return { result: null, changed: [] };
    checkGranted(request, 'delete', model, [...draft.document.localizations.keys()]);
    checkConditions(request, 'delete', model, draft.document, [...draft.document.localizations.keys()]);
    checkDeletable(request, draft.document);
    await checkRevision(request, draft.document.id);
    await deleteEntry(request.database, draft.document.id, request.access.author);
    return { result: draft, changed: [draft.document.id] };
  });

const publishOne: Write = async (request, model, input) => {
  checkTarget(input.to);
  const id = await request.publishing.write(async () => {
    checkGranted(request, 'publish', model);
    const draft = findDraft(request, model, input.where)?.document;
    if (draft === undefined) return { result: null, changed: [] };
    checkPublication(request, model, draft, input);
    await checkRevision(request, draft.id);
    await publishDocument(request.database, request, draft, input, request.access.author);
    return { result: draft.id, changed: [draft.id] };
  });
  return id === null ? null : viewWritten(request, model, id, 'PUBLISHED');
};

const unpublishOne: Write = async (request, model, input) => {
  checkTarget(input.from);
  const id = await request.publishing.write(async () => {
    checkGranted(request, 'unpublish', model, input.locales ?? []);
    const draft = findDraft(request, model, input.where)?.document;
    if (draft === undefined) return { result: null, changed: [] };
    checkWithdrawal(request, model, draft, input);
    await checkRevision(request, draft.id);
    await unpublishDocument(request.database, request, draft, input, request.access.author);
    return { result: draft.id, changed: [draft.id] };
  });
  return id === null ? null : viewWritten(request, model, id, 'DRAFT');
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
