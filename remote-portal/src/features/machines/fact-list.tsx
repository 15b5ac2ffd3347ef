import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { type ReactNode, useId } from 'react';
import * as styles from './fact-list.module.css';

export interface Fact {
  readonly label: string;
  /** Facts without a value are left out. */
  readonly value: ReactNode;
}

/** What is known of a thing, under a title. */
export function FactList({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }): ReactNode {
  const titleId = useId();
  const known = facts.filter(({ value }) => value !== null && value !== '');
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Heading level={2} size="lead" id={titleId}>
        {title}
      </Heading>
      <dl className={styles.facts}>
        {known.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
