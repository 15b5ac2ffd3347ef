import { Heading } from '@kmx/design-system/heading/heading.tsx';
import type { ReactNode } from 'react';
import * as styles from './page-section.module.css';

interface PageSectionProps {
  readonly title: string;
  /** Beside the title. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page below its own heading. */
export function PageSection({ title, tools, children }: PageSectionProps): ReactNode {
  return (
    // Without a name: its table is a region of that name already.
    <section className={styles.section}>
      <div className={styles.head}>
        <Heading level={2} size="title">
          {title}
        </Heading>
        {tools}
      </div>
      {children}
    </section>
  );
}
