import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { requestCms } from '../../../data/cms-operation.ts';
import { listOperation } from '../../../data/entry-operations.ts';
import { useQuery } from '../../../data/use-query.ts';
import { listLocales } from '../../page-facts/page-filters.ts';
import { useForm } from '../draft/form-context.ts';

/** Titles of entries of a kind by id, as far as they are known; marks those that no longer exist. */
export function useEntryTitles(kind: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const t = useTranslate();
  const { model } = useForm();
  const { locale } = usePageRequest();
  const plural = model.models[kind]?.plural;
  const answer = useQuery(`titles ${kind} ${ids.join(' ')}`, async () => {
    if (plural === undefined || ids.length === 0) return [];
    const variables = { where: { id_in: ids }, orderBy: 'createdAt_ASC', first: 100, skip: 0 };
    const list = await requestCms(listOperation(plural), variables, listLocales(locale.language, uiLanguages));
    return list.entries;
  });
  if (answer.data === null || answer.isOutdated || plural === undefined) return new Map();
  const known = new Map(answer.data.map(({ id, title, slug }) => [id, title ?? slug ?? id]));
  return new Map(ids.map((id) => [id, known.get(id) ?? t('entry.gone')]));
}
