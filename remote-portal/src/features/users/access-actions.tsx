import type { ReactNode } from 'react';
import { AccessActionButton, type ActionEvents } from './access-action-button.tsx';
import * as styles from './access-actions.module.css';
import type { ActionTarget } from './action-target.ts';

interface AccessActionsProps extends ActionEvents {
  readonly target: ActionTarget;
  /** Whether an action is being sent, so that no other can start. */
  readonly isBusy: boolean;
}

/** All actions the viewer may take on an access or invitation (POR-101); renders nothing if there are none. */
export function AccessActions({ target, isBusy, ...events }: AccessActionsProps): ReactNode {
  if (target.actions.length === 0) return null;
  return (
    <div className={styles.actions} aria-busy={isBusy}>
      {target.actions.map((action) => (
        <AccessActionButton key={action} action={action} target={target} {...events} />
      ))}
    </div>
  );
}
