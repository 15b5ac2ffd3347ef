import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { SearchAnswer } from '@kmx/shared-contracts/search.ts';
import type { ReactNode } from 'react';
import * as styles from './search-page.module.css';
import { createSearchPath } from './search-path.ts';
import { resolveTypesText } from './type-text.ts';

interface TypeFilterProps {
  readonly query: string;
  readonly type: string | null;
  readonly types: SearchAnswer['types'];
}

/** Links that filter the results by type; nothing when all have one type and none was chosen. */
export function TypeFilter({ query, type, types }: TypeFilterProps): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  if (types.length < 2 && type === null) return null;
  const total = types.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { value: null, name: t('search.allTypes'), count: total },
    ...types.map((entry) => ({ value: entry.type, name: t(resolveTypesText(entry.type)), count: entry.count })),
  ];
  return (
    <nav aria-label={t('search.filter')}>
      <ul className={styles.types}>
        {choices.map(({ value, name, count }) => (
          <li key={value ?? ''}>
            <a
              href={toHref(createSearchPath({ query, type: value, page: 1 }))}
              className={styles.type}
              aria-current={value === type ? 'true' : undefined}
            >
              {name} <span className={styles.number}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
