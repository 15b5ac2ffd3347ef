import { useEffect } from 'react';
import type { DeskOperation } from '../../data/desk-operation.ts';
import type { Undoable } from '../../features/undo/undo.mutation.ts';
import { type UndoableChange, useUndoableChange } from '../../features/undo/use-undoable-change.ts';

/** Changes a ticket; after a conflict with another user, the newest state is loaded and typed input stays. */
export function useTicketChange<Data, Variables extends object>(
  mutation: DeskOperation<Data, Variables & Undoable>,
  refresh: () => void,
): UndoableChange<Data, Variables> {
  const change = useUndoableChange<Data, Variables>(mutation);
  const isConflict = change.error?.kind === 'conflict';
  useEffect(() => {
    if (isConflict) refresh();
  }, [isConflict, refresh]);
  return change;
}
