import { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import type { QueryResult } from '@kmx/remote-kit/data/use-query.ts';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useUndo } from '@kmx/remote-kit/undo/undo-offer.ts';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { requestCms } from '../../data/cms-operation.ts';
import { type EntryModel, loadContentModel } from '../../data/content-model.ts';
import { type EntryList, listOperation } from '../../data/entry-operations.ts';
import { useQuery } from '../../data/use-query.ts';
import { listLocales } from './page-filters.ts';

interface EntryListRequest {
  /** Defaults to `Page`. */
  readonly kind?: string;
  readonly where: object;
  /** `heading` stands for the field that names an entry of the kind. */
  readonly orderBy?: string;
  readonly first: number;
  readonly skip?: number;
  /** Only entries that exist in this language. */
  readonly language?: string | undefined;
}

/** Loads the model of a kind of entry; rejects for kinds that editors do not edit. */
export async function loadEntryModel(kind: string): Promise<EntryModel> {
  const entryModel = (await loadContentModel()).models[kind];
  if (entryModel === undefined) throw new RequestError('not-found', `There is no kind of entry ${kind}`);
  return entryModel;
}

/** Queries one page of the drafts of a kind of entry. */
export function useEntryList(request: EntryListRequest): QueryResult<EntryList> {
  const { locale } = usePageRequest();
  const { kind = 'Page', where, orderBy = 'updatedAt_DESC', first, skip = 0, language } = request;
  const locales = listLocales(locale.language, uiLanguages, language);
  const { undoneCount } = useUndo();
  return useQuery(JSON.stringify({ kind, where, orderBy, first, skip, locales, undoneCount }), async () => {
    const { plural, heading } = await loadEntryModel(kind);
    const order = orderBy.replace(/^heading/, heading);
    return requestCms(listOperation(plural), { where, orderBy: order, first, skip }, locales);
  });
}
