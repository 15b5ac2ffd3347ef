import type { GraphQLResolveInfo } from 'graphql';
import { type ContentDocument, type FieldValues, parseFieldValues, type Stage } from '../../model/content-document.ts';
import type { Model } from '../../model/model-types.ts';
import type { DocumentView, Scope } from '../../store/document-view.ts';
import { findByValues } from '../../store/find-by-values.ts';
import { listUniqueFields } from '../sdl/filters.ts';
import { type ContentRequest, createRequestError, type ReadingRequest, spendEntries } from './content-request.ts';
import { matchesWhere, resolveComparableValue } from './match-where.ts';
import { type EntryPage, type PageArguments, selectPage, sortViews } from './select-page.ts';
import {
  checkReadable,
  createMatchContext,
  resolveStoredStage,
  type ViewContext,
  viewDocument,
} from './view-documents.ts';

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

type Condition = readonly [name: string, value: unknown];

/** Entries among which the one must be that has all the values. */
function listNamed(
  { entries }: ReadingRequest,
  model: Model,
  stage: Stage,
  conditions: readonly Condition[],
): readonly ContentDocument[] {
  const [, id] = conditions.find(([name]) => name === 'id') ?? [];
  if (typeof id === 'string') return [entries.find(model.name, stage, id) ?? []].flat();
  const [name = '', value] = conditions[0] ?? [];
  const isComparable = typeof value === 'string' || typeof value === 'number';
  return isComparable ? findByValues(entries, model.name, stage, name, [value]) : [];
}

/** The one entry a unique where input names, or undefined; the input must name at least one field. */
export function findByUniqueWhere(
  request: ReadingRequest,
  model: Model,
  where: FieldValues,
  scope: Scope,
): DocumentView | undefined {
  const conditions = Object.entries(where).filter(([, value]) => value !== null && value !== undefined);
  if (conditions.length === 0) throw createRequestError(400, `${model.name}WhereUniqueInput needs at least one field`);
  const fields = listUniqueFields(model);
  spendEntries(request, 1);
  const candidates = listNamed(request, model, resolveStoredStage(model, scope.stage), conditions);
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
  request: ViewContext,
  model: Model,
  candidates: readonly DocumentView[],
  input: Pick<ReadArguments, 'where'>,
): readonly DocumentView[] {
  const where = parseFieldValues(input.where ?? {});
  const context = createMatchContext(request);
  return candidates.filter((view) => matchesWhere(context, model, view, where));
}

/** Notes a page as read. */
export function notePage(request: ContentRequest, page: EntryPage): EntryPage {
  spendEntries(request, page.items.length);
  for (const { document } of page.items) request.touched.add(document.id);
  return page;
}

/** Filters, sorts and pages entries; entries without any of the wanted locales are left out (HY-31). */
export function selectEntries(
  request: ReadingRequest,
  model: Model,
  candidates: readonly DocumentView[],
  input: ReadArguments,
): EntryPage {
  const found = matchEntries(request, model, candidates, input);
  return notePage(request, selectPage(sortViews(model, found, input.orderBy), input));
}

/** Entries as they show in a scope, without those that do not. */
export function viewAll(request: ViewContext, model: Model, documents: readonly ContentDocument[], scope: Scope) {
  return documents.flatMap((document) => viewDocument(request, model, document, scope) ?? []);
}
