import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { type ReactNode, useId } from 'react';
import * as styles from './fact-list.module.css';

export interface Fact {
  readonly label: string;
  /** Facts without a value are left out. */
  readonly value: ReactNode;
}

interface FactListProps {
  /** Absent below an existing heading. */
  readonly title?: string;
  readonly facts: readonly Fact[];
}

/** A list of labelled facts. */
export function FactList({ title, facts }: FactListProps): ReactNode {
  const titleId = useId();
  const known = facts.filter(({ value }) => value !== null && value !== '');
  const list = (
    <dl className={styles.facts}>
      {known.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
  if (title === undefined) return list;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Heading level={2} size="lead" id={titleId}>
        {title}
      </Heading>
      {list}
    </section>
  );
}
