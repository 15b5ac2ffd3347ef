import { Section } from '@kmx/design-system/layout/section.tsx';
import { resolveFormatLocale } from '@kmx/shared-contracts/locale.ts';
import { usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import type { RichBlockOf } from '../data/rich-blocks.ts';
import { BlockHeading } from './block-heading.tsx';
import * as styles from './calendar-block.module.css';
import { formatDate } from './format-date.ts';

/** Dates to keep free, in their order. */
export function CalendarBlock({ block }: { readonly block: RichBlockOf<'CalendarBlock'> }): ReactNode {
  const { locale } = usePageRequest();
  return (
    <Section spacing="compact">
      <BlockHeading title={block.title} className={styles.heading} />
      <ol className={styles.dates}>
        {block.dates.map(({ date, title, place }) => (
          <li key={`${date} ${title}`} className={styles.date}>
            <time dateTime={date.slice(0, 10)}>{formatDate(date, resolveFormatLocale(locale))}</time>
            <span className={styles.title}>{title}</span>
            {place !== null && <span className={styles.place}>{place}</span>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
