import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { plusIcon } from '@kmx/design-system/icon/icons.ts';
import { type ReactNode, useId, useRef } from 'react';
import { useFocusRescue } from '../../features/frame/use-focus-rescue.ts';
import * as styles from './user-page.module.css';

interface UserSectionProps {
  readonly title: string;
  /** Buttons next to the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a person's page, named by its title. */
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

interface UserListSectionProps {
  readonly title: string;
  /** The button to add an entry; null when there is nothing to add. */
  readonly addition: { readonly text: string; readonly onStart: () => void } | null;
  /** The person's entries; the focus is kept when one disappears. */
  readonly list: ReactNode;
  /** Dialogs of the section. */
  readonly children: ReactNode;
}

/** A section that lists a person's entries, with a button to add one. */
export function UserListSection({ title, addition, list, children }: UserListSectionProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const rescue = useFocusRescue(frame);
  return (
    <UserSection
      title={title}
      actions={
        addition !== null && (
          <Button size="small" variant="secondary" icon={plusIcon} aria-haspopup="dialog" onClick={addition.onStart}>
            {addition.text}
          </Button>
        )
      }
    >
      <div ref={frame} tabIndex={-1} role="group" aria-label={title} {...rescue}>
        {list}
      </div>
      {children}
    </UserSection>
  );
}
