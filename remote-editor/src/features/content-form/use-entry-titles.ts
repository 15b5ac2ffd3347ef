import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import { askCms } from '../../data/cms-operation.ts';
import { listOperation } from '../../data/entry-operations.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { listLocales } from '../page-facts/page-filters.ts';
import { useForm } from './form-context.ts';

/** The titles of entries of a kind by id, as far as they are known. */
export function useEntryTitles(kind: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const { model } = useForm();
  const { locale } = usePageRequest();
  const plural = model.models[kind]?.plural;
  const answer = useAnswer(`titles ${kind} ${ids.join(' ')}`, async () => {
    if (plural === undefined || ids.length === 0) return [];
    const variables = { where: { id_in: ids }, orderBy: 'createdAt_ASC', first: 100, skip: 0 };
    const list = await askCms(listOperation(plural), variables, listLocales(locale.language, uiLanguages));
    return list.entries;
  });
  return new Map(answer.data?.map(({ id, title, slug }) => [id, title ?? slug ?? id]));
}
