import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { createReleasesPath, type MediaReleasesData } from './media-releases.data.ts';
import * as styles from './release-filter.module.css';

type ReleaseFilterProps = Pick<MediaReleasesData, 'choice' | 'years' | 'total' | 'adhocTotal'>;

interface Option {
  readonly label: string;
  readonly count: number | null;
  readonly path: string;
  readonly isCurrent: boolean;
}

/** Filters releases by kind and year with links, so no script is needed. */
export function ReleaseFilter({ choice, years, total, adhocTotal }: ReleaseFilterProps): ReactNode {
  const t = useTranslate();
  const kinds: readonly Option[] = [false, true].map((isAdhocOnly) => ({
    label: t(isAdhocOnly ? 'media.adhocOnly' : 'media.allKinds'),
    count: isAdhocOnly ? adhocTotal : total,
    path: createReleasesPath({ year: null, isAdhocOnly }),
    isCurrent: choice.isAdhocOnly === isAdhocOnly,
  }));
  const { isAdhocOnly } = choice;
  const periods: readonly Option[] = [
    {
      label: t('media.allYears'),
      count: null,
      path: createReleasesPath({ year: null, isAdhocOnly }),
      isCurrent: choice.year === null,
    },
    ...years.map(({ year, count }) => ({
      label: String(year),
      count,
      path: createReleasesPath({ year, isAdhocOnly }),
      isCurrent: choice.year === year,
    })),
  ];
  return (
    <nav aria-label={t('media.filter')} className={styles.filter}>
      <OptionList label={t('media.kinds')} options={kinds} />
      <OptionList label={t('media.years')} options={periods} />
    </nav>
  );
}

function OptionList({ label, options }: { readonly label: string; readonly options: readonly Option[] }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  return (
    <ul aria-label={label} className={styles.options}>
      {options.map(({ label: text, count, path, isCurrent }) => (
        <li key={path}>
          <a href={toHref(path)} className={styles.option} aria-current={isCurrent ? 'true' : undefined}>
            {text}
            {count !== null && (
              <>
                {' '}
                <span aria-hidden="true" className={styles.count}>
                  {count}
                </span>
                <VisuallyHidden>{t('media.count', { count })}</VisuallyHidden>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
