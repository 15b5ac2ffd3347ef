// @ts-nocheck
import type { ReactNode } from 'react';
import { AccessActionButton, type ActionEvents } from './access-action-button.tsx';
import * as styles from './access-actions.module.css';
import type { ActionTarget } from './action-target.ts';

interface AccessActionsProps extends ActionEvents {
  readonly target: ActionTarget;
  /** One of them is on its way, so that no other can be begun. */
  readonly isBusy: boolean;
}

/** All that the viewer may do with an access or invitation now (POR-101); nothing where nothing may be done. */
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
