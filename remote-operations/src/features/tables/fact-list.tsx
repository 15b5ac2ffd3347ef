import type { ReactNode } from 'react';
import * as styles from './fact-list.module.css';

/** A label and its value. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** A list of labelled facts. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
