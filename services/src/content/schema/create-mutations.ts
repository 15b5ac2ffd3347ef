import type { GraphQLFieldResolver } from 'graphql';
import { isLocalizedModel, type Model } from '../model/model-types.ts';
import { type ContentDocument, type FieldValues, parseFieldValues, type Stage } from '../store/content-document.ts';
import { createDocumentView, type DocumentView } from '../store/document-view.ts';
import {
  createEntry,
  deleteEntry,
  type EntryChange,
  publishEntry,
  removeFromStage,
  updateEntry,
} from '../store/write-entries.ts';
import { type ContentRequest, createRequestError } from './content-request.ts';
import type { FieldResolvers } from './create-resolvers.ts';
import { mapWrittenData } from './map-written-data.ts';
import { findByUniqueWhere } from './read-entries.ts';

interface WriteArguments {
  readonly where: FieldValues;
  readonly data: FieldValues;
  readonly to?: readonly Stage[];
  readonly from?: readonly Stage[];
  readonly locales?: readonly string[] | null;
  readonly publishBase?: boolean | null;
  readonly withDefaultLocale?: boolean | null;
}

type Write = (request: ContentRequest, model: Model, input: WriteArguments) => Promise<DocumentView | null>;

function findDraft(request: ContentRequest, model: Model, where: FieldValues): DocumentView | undefined {
  return findByUniqueWhere(request, model, where, { stage: 'DRAFT', locales: request.contentModel.locales });
}

function viewEntry(request: ContentRequest, model: Model, id: string, stage: Stage): DocumentView | null {
  const document = request.store.find(model.name, stage, id);
  if (document === undefined) return null;
  return createDocumentView(model, document, { stage, locales: request.contentModel.locales }) ?? null;
}

function checkUniqueness(request: ContentRequest, model: Model, change: EntryChange, ownId: string | undefined): void {
  const base = change.values.get('') ?? {};
  for (const field of model.fields.filter((candidate) => candidate.unique === true)) {
    const value = base[field.name] ?? null;
    const isTaken = (other: ContentDocument) => other.id !== ownId && other.base.data[field.name] === value;
    if (value !== null && request.store.list(model.name, 'DRAFT').some(isTaken)) {
      throw createRequestError(400, `value is not unique for the field "${field.name}"`);
    }
  }
}

const createOne: Write = async (request, model, { data }) => {
  const change = mapWrittenData(request.contentModel, model, parseFieldValues(data), {});
  const missing = model.fields.find(
    (field) => field.required === true && field.list !== true && change.values.get('')?.[field.name] === undefined,
  );
  if (missing !== undefined) throw createRequestError(400, `the field "${missing.name}" is required`);
  if (isLocalizedModel(model) && change.values.size === 1)
    throw createRequestError(400, 'at least one localized field is required');
  checkUniqueness(request, model, change, undefined);
  const id = await createEntry(request.database, model.name, change);
  await request.store.reload(id);
  return viewEntry(request, model, id, 'DRAFT');
};

const updateOne: Write = async (request, model, { where, data }) => {
  const draft = findDraft(request, model, where);
  if (draft === undefined) return null;
  const { id, base } = draft.document;
  const change = mapWrittenData(request.contentModel, model, parseFieldValues(data), base.data);
  checkUniqueness(request, model, change, id);
  await updateEntry(request.database, id, change);
  await request.store.reload(id);
  return viewEntry(request, model, id, 'DRAFT');
};

const deleteOne: Write = async (request, model, { where }) => {
  const draft = findDraft(request, model, where);
  if (draft === undefined) return null;
  await deleteEntry(request.database, draft.document.id);
  await request.store.reload(draft.document.id);
  return draft;
};

const publishOne: Write = async (request, model, input) => {
  const draft = findDraft(request, model, input.where);
  if (draft === undefined) return null;
  const { id, localizations } = draft.document;
  const named = input.locales ?? [...localizations.keys()];
  const withDefault = input.withDefaultLocale === false ? [] : [request.contentModel.locales[0]];
  const isFirstTime = request.store.find(model.name, 'PUBLISHED', id) === undefined;
  const base = input.publishBase === false && !isFirstTime ? [] : [''];
  await publishEntry(request.database, id, [...new Set([...base, ...withDefault, ...named])]);
  await request.store.reload(id);
  return viewEntry(request, model, id, 'PUBLISHED');
};

const unpublishOne: Write = async (request, model, input) => {
  const draft = findDraft(request, model, input.where);
  if (draft === undefined) return null;
  const { id } = draft.document;
  // HY-72: without its default locale nothing of the entry stays in the stage.
  const isWhole =
    input.locales === undefined || input.locales === null || input.locales.includes(request.contentModel.locales[0]);
  await removeFromStage(request.database, id, 'PUBLISHED', isWhole ? undefined : (input.locales ?? undefined));
  await request.store.reload(id);
  return viewEntry(request, model, id, 'DRAFT');
};

function createWriteResolver(
  model: Model,
  write: Write,
): GraphQLFieldResolver<unknown, ContentRequest, WriteArguments> {
  return async (_root, input, request) => {
    if (!request.mayReadDrafts) throw createRequestError(403, 'not allowed');
    return write(request, model, input);
  };
}

/** Mutations of one model: create, update, delete, publish, unpublish; only the draft token may call them. */
export function createMutationResolvers(model: Model): FieldResolvers {
  const writes: Readonly<Record<string, Write>> = {
    create: createOne,
    update: updateOne,
    delete: deleteOne,
    publish: publishOne,
    unpublish: unpublishOne,
  };
  const entries = Object.entries(writes).map(([verb, write]) => [
    `${verb}${model.name}`,
    createWriteResolver(model, write),
  ]);
  return Object.fromEntries(entries) as FieldResolvers;
}
