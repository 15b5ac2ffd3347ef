import type { ReactNode } from 'react';
import { AccessActionButton } from './access-action-button.tsx';
import * as styles from './access-actions.module.css';
import type { AccessAction } from './access-status.ts';
import type { ActionTarget } from './action-target.ts';

interface AccessActionsProps {
  readonly target: ActionTarget;
  readonly onDone: (action: AccessAction, version: number | null) => void;
  readonly onOutdated: () => void;
}

/** All that the viewer may do with an access or invitation now (POR-101); nothing where nothing may be done. */
export function AccessActions({ target, onDone, onOutdated }: AccessActionsProps): ReactNode {
  if (target.actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {target.actions.map((action) => (
        <AccessActionButton key={action} action={action} target={target} onDone={onDone} onOutdated={onOutdated} />
      ))}
    </div>
  );
}
