import { parseFieldValues } from '../../model/content-document.ts';
import type { Model } from '../../model/model-types.ts';
import type { DocumentView, Scope } from '../../store/document-view.ts';
import { type Condition, everything } from '../../store/entry-lists.ts';
import type { EntrySet } from '../../store/entry-set.ts';
import { whenRead } from '../../store/when-read.ts';
import { compileWhere } from './compile-where.ts';
import { type ContentRequest, type ReadingRequest, readWith } from './content-request.ts';
import { matchEntries, notePage, type ReadArguments, selectEntries, viewAll } from './read-entries.ts';
import { selectExact } from './select-exact.ts';
import {
  createListKey,
  cutPage,
  type EntryPage,
  findOrder,
  type ListKey,
  type ListPage,
  sortKeys,
} from './select-page.ts';
import { resolveStoredStage } from './view-documents.ts';

/** A list of entries as a client asks for it. */
interface StoredList {
  readonly model: Model;
  readonly scope: Scope;
  readonly input: ReadArguments;
}

function listAll(reading: ReadingRequest, { model, scope }: StoredList): readonly DocumentView[] {
  const stage = resolveStoredStage(model, scope.stage);
  return viewAll(reading, model, reading.entries.listCandidates(model.name, stage, everything), scope);
}

/** What the list is sorted and paged by, of all entries that match; read batch by batch, because all of them are too many. */
async function scanKeys(
  request: ContentRequest,
  { model, scope, input }: StoredList,
  condition: Condition,
): Promise<readonly ListKey[]> {
  const stage = resolveStoredStage(model, scope.stage);
  const order = findOrder(model, input.orderBy);
  const ids = await request.store.listIds(model.name, stage, condition);
  const keys: ListKey[] = [];
  for await (const documents of request.store.readBatches(stage, ids)) {
    const found = await request.store.read((entries: EntrySet) => {
      const reading = { ...request, entries };
      return matchEntries(reading, model, viewAll(reading, model, documents, scope), input);
    });
    keys.push(...found.map((view) => createListKey(view, order)));
  }
  return sortKeys(keys, order);
}

/** The entries of a list by their ids, without those that are gone by now. */
function readViews(request: ContentRequest, { model, scope }: StoredList, ids: readonly string[]) {
  const stage = resolveStoredStage(model, scope.stage);
  return readWith(request, (reading) => {
    const documents = ids.flatMap((id) => reading.entries.find(model.name, stage, id) ?? []);
    return viewAll(reading, model, documents, scope);
  });
}

function compile(request: ContentRequest, { model, scope, input }: StoredList) {
  const where = parseFieldValues(input.where ?? {});
  return request.store.read((entries) => compileWhere({ ...request, entries }, model, scope, where));
}

async function selectLarge(request: ContentRequest, list: StoredList): Promise<EntryPage> {
  const { model, scope, input } = list;
  const order = findOrder(model, input.orderBy);
  const condition = await compile(request, list);
  const exact = { model, scope, condition, order, orderName: input.orderBy };
  const chosen = condition.isExact ? await selectExact(request, exact, input) : undefined;
  const page = chosen ?? (await scanPage(request, list, condition));
  return notePage(request, { ...page, items: await readViews(request, list, page.items) });
}

async function scanPage(request: ContentRequest, list: StoredList, condition: Condition): Promise<ListPage<string>> {
  const ids = (await scanKeys(request, list, condition)).map(({ id }) => id);
  return cutPage(ids, ids, list.input);
}

/** A page of the entries of a model: filtered, sorted and cut; entries without any of the wanted locales are left out (HY-31). */
export function selectStored(request: ContentRequest, list: StoredList): EntryPage | Promise<EntryPage> {
  const { model, scope, input } = list;
  return whenRead(request.store.isSmall(model.name, resolveStoredStage(model, scope.stage)), (isSmall) =>
    isSmall
      ? readWith(request, (reading) => selectEntries(reading, model, listAll(reading, list), input))
      : selectLarge(request, list),
  ) as EntryPage | Promise<EntryPage>;
}

/** All entries of a model that match a filter, unordered and however many they are. */
export async function matchStored(request: ContentRequest, list: StoredList): Promise<readonly DocumentView[]> {
  const { model, scope, input } = list;
  const isSmall = await request.store.isSmall(model.name, resolveStoredStage(model, scope.stage));
  if (isSmall) return readWith(request, (reading) => matchEntries(reading, model, listAll(reading, list), input));
  const where = { where: parseFieldValues(input.where ?? {}) };
  const keys = await scanKeys(request, { ...list, input: where }, await compile(request, list));
  return readViews(
    request,
    list,
    keys.map(({ id }) => id),
  );
}
