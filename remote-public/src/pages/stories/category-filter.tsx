import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { formatNumber } from '@kmx/remote-kit/format/format-number.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import * as styles from './category-filter.module.css';
import { createListPath } from './create-list-path.ts';
import type { StoryCategory } from './stories.data.ts';

interface CategoryFilterProps {
  readonly categories: readonly StoryCategory[];
  readonly total: number;
  readonly current: string | null;
}

/** All stories, or those of a category, each with its count; links, so no script is needed. */
export function CategoryFilter({ categories, total, current }: CategoryFilterProps): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { locale } = usePageRequest();
  const all = { slug: null, name: t('story.allCategories'), locale: locale.language, count: total };
  return (
    <nav aria-label={t('story.categories')}>
      <ul className={styles.categories}>
        {[all, ...categories].map(({ slug, name, locale: language, count }) => (
          <li key={slug ?? ''}>
            <a
              href={toHref(createListPath(slug, 1))}
              className={styles.category}
              aria-current={slug === current ? 'page' : undefined}
            >
              <span lang={resolveContentLang(language, locale.language)}>{name}</span>{' '}
              <span aria-hidden="true" className={styles.count}>
                {formatNumber(count, locale)}
              </span>
              <VisuallyHidden>{t('story.count', { count })}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
