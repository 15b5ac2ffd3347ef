import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { type ReactNode, useId } from 'react';
import * as styles from './page-section.module.css';

interface PageSectionProps {
  readonly title: string;
  /** Beside the title. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page below its own heading. */
export function PageSection({ title, tools, children }: PageSectionProps): ReactNode {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading level={2} size="title" id={titleId}>
          {title}
        </Heading>
        {tools}
      </div>
      {children}
    </section>
  );
}
