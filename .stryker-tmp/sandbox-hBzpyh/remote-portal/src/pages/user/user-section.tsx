// @ts-nocheck
import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { plusIcon } from '@kmx/design-system/icon/icons.ts';
import { type ReactNode, useId, useRef } from 'react';
import { useFocusRescue } from '../../features/frame/use-focus-rescue.ts';
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

interface UserListSectionProps {
  readonly title: string;
  /** The way to one more entry; null where there is nothing to add. */
  readonly addition: { readonly text: string; readonly onStart: () => void } | null;
  /** What the person has; keeps the focus when an entry goes away. */
  readonly list: ReactNode;
  /** Dialogs of the section. */
  readonly children: ReactNode;
}

/** A part that lists what the person has, with a button to add to it. */
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
