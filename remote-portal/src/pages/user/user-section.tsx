import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { type ReactNode, useId } from 'react';
import * as styles from './user-page.module.css';

interface UserSectionProps {
  readonly title: string;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page of a person, named by its title. */
export function UserSection({ title, actions, children }: UserSectionProps): ReactNode {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="title" id={id}>
          {title}
        </Heading>
        {actions}
      </div>
      {children}
    </section>
  );
}
