import { Section } from '../../layout/section.tsx';
import { ModuleHeading } from '../module-heading.tsx';
import * as styles from './calendar-module.module.css';

/** Props of CalendarModule, the dates in their order. */
export interface CalendarModuleProps {
  /** Heading above the dates. */
  readonly title: string | null;
  /** Language of titles and places where it is not that around them. */
  readonly lang?: string | undefined;
  /** The dates in their order. */
  readonly dates: readonly {
    /** ISO 8601. */
    readonly date: string;
    /** The date as the reader's language writes it. */
    readonly dateText: string;
    readonly title: string;
    readonly place: string | null;
  }[];
}

/** Dates to keep free. */
export function CalendarModule({ title, lang, dates }: CalendarModuleProps) {
  return (
    <Section spacing="compact">
      <ModuleHeading title={title} lang={lang} className={styles.heading} />
      <ol className={styles.dates}>
        {dates.map(({ date, dateText, title: subject, place }) => (
          <li key={`${date} ${subject}`} className={styles.date}>
            <time dateTime={date.slice(0, 10)}>{dateText}</time>
            <span lang={lang} className={styles.title}>
              {subject}
            </span>
            {place !== null && (
              <span lang={lang} className={styles.place}>
                {place}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
