import { Section } from '../../layout/section.tsx';
import { ModuleHeading } from '../module-heading.tsx';
import * as styles from './calendar-module.module.css';

/** Props of CalendarModule, the dates in their order. */
export interface CalendarModuleProps {
  /** Heading above the dates. */
  readonly title: string | null;
  /** Language of titles and places where it differs from the surrounding text's. */
  readonly lang?: string | undefined;
  /** The dates in their order. */
  readonly dates: readonly {
    /** ISO 8601. */
    readonly date: string;
    /** The date formatted for the reader's language. */
    readonly dateText: string;
    readonly title: string;
    readonly place: string | null;
  }[];
}

/** A list of upcoming dates. */
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
