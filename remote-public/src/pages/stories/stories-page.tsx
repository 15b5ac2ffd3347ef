import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import * as box from '@kmx/design-system/layout/page-box.module.css';
import { Link } from '@kmx/design-system/link/link.tsx';
import { Pagination } from '@kmx/design-system/pagination/pagination.tsx';
import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { hardLink } from '@kmx/shared-contracts/attributes.ts';
import type { ReactNode } from 'react';
import { PageHeader } from '../../features/page-header/page-header.tsx';
import { TeaserCards } from '../../features/stories/teaser-cards.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { createListPath } from './create-list-path.ts';
import type { StoriesData } from './stories.data.ts';
import * as styles from './stories-page.module.css';

/** The overview of stories with its categories; filter and pages are links (PUB-034). */
export function StoriesPage({ data }: { readonly data: StoriesData }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { locale } = usePageRequest();
  const { category, pageNumber } = data;
  const isWhole = category === null && pageNumber === 1;
  return (
    <div className={joinClassNames(box.page, styles.page)}>
      <PageHeader title={data.title} lead={data.lead} lang={resolveContentLang(data.locale, locale.language)} />
      <CategoryFilter categories={data.categories} total={data.total} current={category} />
      {data.stories.length === 0 ? (
        <p className={styles.empty}>{t('story.none')}</p>
      ) : (
        <TeaserCards stories={data.stories} level={2} isFirstLarge={isWhole} />
      )}
      <Pagination
        current={pageNumber}
        count={data.pageCount}
        toHref={(page) => toHref(createListPath(category, page))}
        texts={{
          label: t('story.pages'),
          previous: t('story.previousPage'),
          next: t('story.nextPage'),
          page: (page) => t('story.pageNumber', { page }),
        }}
      />
      <footer className={styles.ways}>
        <Link variant="standalone" href={toHref('/stories/contacts')}>
          {t('story.authors')}
        </Link>
        <Link href={toHref('/stories/feed.xml')} type="application/rss+xml" {...hardLink}>
          {t('story.feed')}
        </Link>
      </footer>
    </div>
  );
}
