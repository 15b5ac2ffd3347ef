import type { Action } from '../access/content-token.ts';
import { readLastRevision } from '../history/record-revision.ts';
import { isLocalizedModel, type Model } from '../model/model-types.ts';
import type { ContentDocument, FieldValues, Stage } from '../store/content-document.ts';
import { createDocumentView, type DocumentView } from '../store/document-view.ts';
import type { EntryChange } from '../store/write-entries.ts';
import { type ContentRequest, createRequestError } from './content-request.ts';
import { findByUniqueWhere } from './read-entries.ts';

/** Throws status 403 unless the token grants the action for the model in each of the locales (HY-02, HY-81). */
export function checkGranted(
  { access }: Pick<ContentRequest, 'access'>,
  action: Action,
  model: Model,
  locales: readonly string[] = [],
): void {
  const stage: Stage = action === 'publish' || action === 'unpublish' ? 'PUBLISHED' : 'DRAFT';
  const named = locales.filter((locale) => locale !== '');
  const isGranted =
    access.isAllowed(action, model.name, stage) &&
    named.every((locale) => access.isAllowed(action, model.name, stage, locale));
  if (!isGranted) throw createRequestError(403, 'not allowed');
}

/**
 * Throws status 409 when the draft is not the one that the caller has seen (header `x-expected-revision`); called in the queue of
 * writes, so that nothing comes in between.
 */
export async function checkRevision(
  { database, expectedRevision }: Pick<ContentRequest, 'database' | 'expectedRevision'>,
  id: string,
): Promise<void> {
  if (expectedRevision === null) return;
  const revision = await readLastRevision(database, id, 'DRAFT');
  if (revision !== expectedRevision) throw createRequestError(409, `the draft has changed: it is revision ${revision}`);
}

/** Throws status 400 when a value that must be unique belongs to another entry (HY-80). */
export function checkUniqueness(
  { store }: Pick<ContentRequest, 'store'>,
  model: Model,
  change: EntryChange,
  ownId: string | undefined,
): void {
  const base = change.values.get('') ?? {};
  for (const field of model.fields.filter((candidate) => candidate.unique === true)) {
    const value = base[field.name] ?? null;
    const isTaken = (other: ContentDocument) => other.id !== ownId && other.base.data[field.name] === value;
    if (value !== null && store.list(model.name, 'DRAFT').some(isTaken)) {
      throw createRequestError(400, `value is not unique for the field "${field.name}"`);
    }
  }
}

/** Throws status 400 when a new entry lacks what its model demands. */
export function checkComplete(model: Model, change: EntryChange): void {
  const base = change.values.get('') ?? {};
  const missing = model.fields.find(
    ({ required, list, name }) => required === true && list !== true && (base[name] ?? null) === null,
  );
  if (missing !== undefined) throw createRequestError(400, `the field "${missing.name}" is required`);
  if (isLocalizedModel(model) && change.values.size === 1)
    throw createRequestError(400, 'at least one localized field is required');
}

/** The draft that a unique where input names, or undefined. */
export function findDraft(request: ContentRequest, model: Model, where: FieldValues): DocumentView | undefined {
  return findByUniqueWhere(request, model, where, { stage: 'DRAFT', locales: request.contentModel.locales });
}

/** An entry as a mutation answers it: in the first locale it has. */
export function viewWritten(request: ContentRequest, model: Model, id: string, stage: Stage): DocumentView | null {
  const document = request.store.find(model.name, stage, id);
  if (document === undefined) return null;
  return createDocumentView(model, document, { stage, locales: request.contentModel.locales }) ?? null;
}
