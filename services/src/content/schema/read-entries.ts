import type { GraphQLResolveInfo } from 'graphql';
import type { Model } from '../model/model-types.ts';
import { type FieldValues, parseFieldValues, type Stage } from '../store/content-document.ts';
import { createDocumentView, type DocumentView, type Scope } from '../store/document-view.ts';
import { type ContentRequest, createRequestError, spendEntries } from './content-request.ts';
import { listUniqueFields } from './filters.ts';
import { matchesWhere, resolveComparableValue } from './match-where.ts';
import { type EntryPage, type PageArguments, selectPage, sortViews } from './select-page.ts';

/** Arguments of the root fields, already checked by the schema. */
export interface ReadArguments extends PageArguments {
  readonly where?: FieldValues | null;
  readonly orderBy?: string | null;
  readonly stage?: Stage;
  readonly locales?: readonly string[] | null;
}

function isGiven(info: GraphQLResolveInfo, name: string): boolean {
  // The schema carries the vendor's default values, so only the query text tells whether a header may still decide (HY-05).
  return info.fieldNodes[0]?.arguments?.some((argument) => argument.name.value === name) ?? false;
}

/** Stage and locales of a root field: argument, then header, then default; drafts without the grant are status 403. */
export function resolveScope(request: ContentRequest, input: ReadArguments, info: GraphQLResolveInfo): Scope {
  const stage = isGiven(info, 'stage') ? (input.stage ?? request.stage) : request.stage;
  if (stage === 'DRAFT' && !request.mayReadDrafts) throw createRequestError(403, 'not allowed');
  const locales = isGiven(info, 'locales') ? (input.locales ?? request.locales) : request.locales;
  return { stage, locales };
}

/** The one entry a unique where input names, or undefined; the input must name at least one field. */
export function findByUniqueWhere(
  request: ContentRequest,
  model: Model,
  where: FieldValues,
  scope: Scope,
): DocumentView | undefined {
  const conditions = Object.entries(where).filter(([, value]) => value !== null && value !== undefined);
  if (conditions.length === 0) throw createRequestError(400, `${model.name}WhereUniqueInput needs at least one field`);
  const fields = listUniqueFields(model);
  spendEntries(request, 1);
  return request.store
    .list(model.name, scope.stage)
    .flatMap((document) => createDocumentView(model, document, scope) ?? [])
    .find((view) =>
      conditions.every(([name, expected]) => {
        const field = fields.find((candidate) => candidate.name === name);
        return field !== undefined && resolveComparableValue(view, field) === expected;
      }),
    );
}

/** Filters, sorts and pages entries; entries without any of the wanted locales are left out (HY-31). */
export function selectEntries(
  request: ContentRequest,
  model: Model,
  candidates: readonly DocumentView[],
  input: ReadArguments,
): EntryPage {
  const where = parseFieldValues(input.where ?? {});
  const found = candidates.filter((view) => matchesWhere(request, model, view, where));
  const page = selectPage(sortViews(model, found, input.orderBy), input);
  spendEntries(request, page.items.length);
  return page;
}

/** All entries of a model as they show in a scope. */
export function listViews(request: ContentRequest, model: Model, scope: Scope): readonly DocumentView[] {
  return request.store
    .list(model.name, scope.stage)
    .flatMap((document) => createDocumentView(model, document, scope) ?? []);
}
