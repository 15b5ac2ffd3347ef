import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import * as styles from './list-end.module.css';
import { countPages, maxCounted } from './max-counted.ts';

interface ListEndProps {
  /** The page that is shown, counted from 1. */
  readonly current: number;
  readonly total: number;
  readonly size: number;
}

/** Says on the last page of a list that has more rows than can be opened how to find the others. */
export function ListEnd({ current, total, size }: ListEndProps): ReactNode {
  const t = useTranslate();
  if (total <= maxCounted || current < countPages(total, size)) return null;
  return <p className={styles.end}>{t('lists.end')}</p>;
}
