import type { GraphQLResolveInfo } from 'graphql';
import { type ContentDocument, type FieldValues, parseFieldValues, type Stage } from '../../model/content-document.ts';
import type { Model } from '../../model/model-types.ts';
import type { DocumentView, Scope } from '../../store/document-view.ts';
import { listUniqueFields } from '../sdl/filters.ts';
import { type ContentRequest, createRequestError, spendEntries } from './content-request.ts';
import { matchesWhere, resolveComparableValue } from './match-where.ts';
import { type EntryPage, type PageArguments, selectPage, sortViews } from './select-page.ts';
import { checkReadable, createMatchContext, resolveStoredStage, viewDocument } from './view-documents.ts';

/** Arguments of the root fields, already checked by the schema. */
export interface ReadArguments extends PageArguments {
  readonly where?: FieldValues | null;
  readonly orderBy?: string | null;
  readonly stage?: Stage;
  readonly locales?: readonly string[] | null;
}

function isGiven(info: GraphQLResolveInfo, name: string): boolean {
  // The schema carries the vendor's default values, so only the query text tells whether a header may decide (HY-05).
  return info.fieldNodes[0]?.arguments?.some((argument) => argument.name.value === name) ?? false;
}

/** Stage and locales of a root field: argument, then header, then default (HY-05); status 403 without a grant. */
export function resolveScope(
  request: ContentRequest,
  model: Model | undefined,
  input: ReadArguments,
  info: GraphQLResolveInfo,
): Scope {
  const stage = isGiven(info, 'stage') ? (input.stage ?? request.stage) : request.stage;
  if (model !== undefined) checkReadable(request, model, stage);
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
  const document = typeof where['id'] === 'string' ? findStored(request, model, where['id'], scope) : undefined;
  const candidates = typeof where['id'] === 'string' ? [document ?? []].flat() : listStored(request, model, scope);
  const found = viewAll(request, model, candidates, scope).find((view) =>
    conditions.every(([name, expected]) => {
      const field = fields.find((candidate) => candidate.name === name);
      return field !== undefined && resolveComparableValue(view, field) === expected;
    }),
  );
  const [name, value] = conditions[0] ?? [];
  request.touched.add(found?.document.id ?? (name === 'id' ? String(value) : `${model.name}/${name}=${String(value)}`));
  return found;
}

/** The dependency of a list: any entry of its model, unless it filters by one specific value. */
export function describeList(model: Model, where: FieldValues): string {
  const pinned = model.fields.find(
    ({ kind, type, list, localized, name }) =>
      kind === 'scalar' && type === 'String' && list !== true && localized !== true && typeof where[name] === 'string',
  );
  return pinned === undefined ? model.name : `${model.name}/${pinned.name}=${String(where[pinned.name])}`;
}

/** The entries that match a where input, unordered; status 400 or 403 for filters that are invalid or not granted. */
export function matchEntries(
  request: ContentRequest,
  model: Model,
  candidates: readonly DocumentView[],
  input: Pick<ReadArguments, 'where'>,
): readonly DocumentView[] {
  const where = parseFieldValues(input.where ?? {});
  const context = createMatchContext(request);
  return candidates.filter((view) => matchesWhere(context, model, view, where));
}

/** Filters, sorts and pages entries; entries without any of the wanted locales are left out (HY-31). */
export function selectEntries(
  request: ContentRequest,
  model: Model,
  candidates: readonly DocumentView[],
  input: ReadArguments,
): EntryPage {
  const found = matchEntries(request, model, candidates, input);
  const page = selectPage(sortViews(model, found, input.orderBy), input);
  spendEntries(request, page.items.length);
  for (const { document } of page.items) request.touched.add(document.id);
  return page;
}

function findStored({ store }: ContentRequest, model: Model, id: string, { stage }: Scope) {
  return store.find(model.name, resolveStoredStage(model, stage), id);
}

function listStored({ store }: ContentRequest, model: Model, { stage }: Scope) {
  return store.list(model.name, resolveStoredStage(model, stage));
}

function viewAll(request: ContentRequest, model: Model, documents: readonly ContentDocument[], scope: Scope) {
  return documents.flatMap((document) => viewDocument(request, model, document, scope) ?? []);
}

/** All entries of a model as they show in a scope. */
export function listViews(request: ContentRequest, model: Model, scope: Scope): readonly DocumentView[] {
  return viewAll(request, model, listStored(request, model, scope), scope);
}
