import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Select } from '@kmx/design-system/select/select.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import type { ReactNode } from 'react';
import type { EntryRecord } from '../../data/entry-record.ts';
import { loadPagesOfSite, loadSites } from '../../data/page-places.ts';
import { useQuery } from '../../data/use-query.ts';
import { createPlainPath } from '../page-facts/page-address.ts';
import { listLocales } from '../page-facts/page-filters.ts';
import { AnswerView } from '../states/answer-view.tsx';

interface PagePlaceFieldsProps {
  readonly site: string;
  readonly parentSlug: string;
  readonly onChange: (place: { readonly site: string; readonly parentSlug: string }) => void;
}

/** The pages of a site that may have pages below them; the home page is a choice of its own, and an error page has none. */
function listParents(pages: readonly EntryRecord[]): readonly { readonly value: string; readonly text: string }[] {
  const bySlug = new Map(
    pages
      .filter(({ slug, pageType }) => slug !== null && slug !== 'home' && pageType !== 'Error')
      .map((page) => [page.slug ?? '', { path: createPlainPath(page) ?? '', title: page.title ?? page.slug ?? '' }]),
  );
  return [...bySlug]
    .toSorted(([, left], [, right]) => left.path.localeCompare(right.path))
    .map(([value, { path, title }]) => ({ value, text: `${path} · ${title}` }));
}

/** The site of a new page and the page above it, which make its address. */
export function PagePlaceFields({ site, parentSlug, onChange }: PagePlaceFieldsProps): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const answer = useQuery(`place ${site}`, async () => {
    const locales = listLocales(locale.language, uiLanguages);
    const [sites, pages] = await Promise.all([loadSites(), loadPagesOfSite(site, locales)]);
    return { sites, parents: listParents(pages) };
  });
  return (
    <AnswerView answer={answer} lines={3}>
      {({ sites, parents }) => (
        <Stack gap={4}>
          <Select
            label={t('fact.site')}
            value={site}
            options={sites.map(({ id, name }) => ({ value: id, text: name }))}
            onChange={({ currentTarget: { value } }) => onChange({ site: value, parentSlug: 'home' })}
          />
          <Select
            label={t('new.parent')}
            value={parentSlug}
            options={[{ value: 'home', text: t('new.parentHome') }, ...parents]}
            onChange={({ currentTarget: { value } }) => onChange({ site, parentSlug: value })}
          />
        </Stack>
      )}
    </AnswerView>
  );
}
