import type { Action } from '../../../configuration/content-tokens.ts';
import { readLastRevision } from '../../history/record-revision.ts';
import type { ContentDocument, FieldValues, Stage } from '../../model/content-document.ts';
import { isLocalizedModel, type Model } from '../../model/model-types.ts';
import {
  type PublishOptions,
  planPublication,
  planWithdrawal,
  type UnpublishOptions,
} from '../../publishing/publish-document.ts';
import type { EntryChange } from '../../publishing/write-entries.ts';
import type { DocumentView } from '../../store/document-view.ts';
import { findByValues } from '../../store/find-by-values.ts';
import { type ContentRequest, createRequestError, type ReadingRequest } from '../reading/content-request.ts';
import { findByUniqueWhere } from '../reading/read-entries.ts';
import { isGrantedFor, resolveStoredStage, viewDocument } from '../reading/view-documents.ts';

const resolveGrantedStage = (action: Action): Stage =>
  action === 'publish' || action === 'unpublish' ? 'PUBLISHED' : 'DRAFT';

/** Throws status 403 unless the token grants the action for the model in each of the locales (HY-02, HY-81). */
export function checkGranted(
  { access }: Pick<ContentRequest, 'access'>,
  action: Action,
  model: Model,
  locales: readonly string[] = [],
): void {
  const stage = resolveGrantedStage(action);
  const named = locales.filter((locale) => locale !== '');
  const isGranted =
    access.isAllowed(action, model.name, stage) &&
    named.every((locale) => access.isAllowed(action, model.name, stage, locale));
  if (!isGranted) throw createRequestError(403, 'not allowed');
}

/**
 * Throws status 409 when the draft is not the version the caller has seen (header `x-expected-revision`); called in the
 * write queue, so that nothing comes in between.
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
  { entries }: Pick<ReadingRequest, 'entries'>,
  model: Model,
  change: EntryChange,
  ownId: string | undefined,
): void {
  const base = change.values.get('') ?? {};
  for (const field of model.fields.filter((candidate) => candidate.unique === true)) {
    const value = base[field.name] ?? null;
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const holders = findByValues(entries, model.name, 'DRAFT', field.name, [value]);
    if (holders.some((other) => other.id !== ownId)) {
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
export function findDraft(request: ReadingRequest, model: Model, where: FieldValues): DocumentView | undefined {
  return findByUniqueWhere(request, model, where, { stage: 'DRAFT', locales: request.contentModel.locales });
}

/** An entry in the response of a mutation: in its first locale that the token may read; null when it may read none, as at the vendor's. */
export function viewWritten(request: ReadingRequest, model: Model, id: string, stage: Stage): DocumentView | null {
  const document = request.entries.find(model.name, resolveStoredStage(model, stage), id);
  if (document === undefined) return null;
  const scope = { stage, locales: request.contentModel.locales };
  return viewDocument(request, model, document, scope) ?? null;
}

/**
 * Throws status 403 when conditional grants do not hold for an entry, before or after the change, in each written
 * locale ('' is the base document, which belongs to the entry in any locale).
 */
export function checkConditions(
  request: ReadingRequest,
  action: Action,
  model: Model,
  document: ContentDocument,
  locales: readonly string[],
): void {
  const stage = resolveGrantedStage(action);
  const scope = { stage, locales: request.contentModel.locales };
  const view = (locale: string): DocumentView => ({ typeName: model.name, document, locale, scope });
  const isGranted = (locale: string) => isGrantedFor(request, action, model, view(locale));
  const named = locales.filter((locale) => locale !== '' && document.localizations.has(locale));
  const there = isLocalizedModel(model) ? [...document.localizations.keys()] : [''];
  const isHeld = named.length > 0 ? named.every(isGranted) : there.some(isGranted);
  if (!isHeld) throw createRequestError(403, 'not allowed');
}

/** Throws status 403 unless the token may publish everything that a publication includes. */
export function checkPublication(
  request: ReadingRequest,
  model: Model,
  draft: ContentDocument,
  options: PublishOptions,
): void {
  const locales = planPublication(request, draft, options);
  checkGranted(request, 'publish', model, locales);
  checkConditions(request, 'publish', model, draft, locales);
}

/**
 * Throws status 403 unless the token may withdraw everything that leaves the site: without locales, or with the default
 * one, that is the whole entry.
 */
export function checkWithdrawal(
  request: ReadingRequest,
  model: Model,
  draft: ContentDocument,
  options: UnpublishOptions,
): void {
  const published = request.entries.find(model.name, 'PUBLISHED', draft.id);
  const locales = planWithdrawal(request, draft, options) ?? [...(published?.localizations.keys() ?? [])];
  checkGranted(request, 'unpublish', model, locales);
  checkConditions(request, 'unpublish', model, draft, locales);
}

/** A draft as it would be after a change; undefined means a new entry. */
export function applyChange(
  model: Model,
  id: string,
  draft: ContentDocument | undefined,
  change: EntryChange,
): ContentDocument {
  const now = new Date().toISOString();
  const blank = { updatedAt: now, publishedAt: null, updatedBy: null, publishedBy: null };
  const known = new Map([...(draft === undefined ? [] : [['', draft.base] as const]), ...(draft?.localizations ?? [])]);
  for (const [locale, values] of change.values) {
    const before = known.get(locale);
    known.set(locale, { ...blank, locale, data: { ...before?.data, ...values } });
  }
  for (const locale of change.removed) known.delete(locale);
  const { '': base = { ...blank, locale: '', data: {} }, ...others } = Object.fromEntries(known);
  const localizations = new Map(Object.entries(others));
  const made = { createdAt: draft?.createdAt ?? now, createdBy: draft?.createdBy ?? null };
  return { id, model: model.name, stage: 'DRAFT', ...made, base, localizations };
}
