import type { ReactNode } from 'react';
import * as styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  readonly lead: string | null;
  /** Language of both where it differs from the page's. */
  readonly lang?: string | undefined;
}

/** Title and lead of an overview. */
export function PageHeader({ title, lead, lang }: PageHeaderProps): ReactNode {
  return (
    <header className={styles.header} lang={lang}>
      <h1>{title}</h1>
      {lead !== null && <p>{lead}</p>}
    </header>
  );
}
