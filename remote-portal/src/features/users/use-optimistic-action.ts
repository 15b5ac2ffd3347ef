import { useState } from 'react';
import type { ActionEvents } from './access-action-button.tsx';
import type { AccessAction, AccessStatus } from './access-status.ts';

const statusAfter: Readonly<Partial<Record<AccessAction, AccessStatus>>> = {
  ACCEPT_REQUEST: 'ACTIVE',
  GRANT_ACCESS: 'ACTIVE',
  DECLINE: 'DECLINED',
  WITHDRAW: 'INACTIVE',
};

/** Actions that end the reason for a row in a list of pending entries. */
const endings: ReadonlySet<AccessAction> = new Set([
  'ACCEPT_REQUEST',
  'DECLINE',
  'GRANT_ACCESS',
  'WITHDRAW_INVITATION',
]);

interface OptimisticAction {
  readonly isBusy: boolean;
  /** Status after the pending action, or the current one. */
  readonly resolveStatus: (status: AccessStatus) => AccessStatus;
  /** Whether a pending entry is being settled. */
  readonly isEnding: boolean;
  readonly events: ActionEvents;
}

/**
 * Shows the result of an action immediately: its status until the list is reloaded (with a new `revision`), and the old
 * one again when it fails or is undone.
 */
export function useOptimisticAction(revision: number | string, refresh: () => void): OptimisticAction {
  const [state, setState] = useState<{ readonly action: AccessAction; readonly revision: number | string } | null>(
    null,
  );
  const action = state?.revision === revision ? state.action : null;
  return {
    isBusy: action !== null,
    resolveStatus: (status) => (action === null ? status : (statusAfter[action] ?? status)),
    isEnding: action !== null && endings.has(action),
    events: {
      onOptimistic: (next) => setState(next === null ? null : { action: next, revision }),
      onChanged: refresh,
      onOutdated: () => {
        setState(null);
        refresh();
      },
    },
  };
}
