import { useEffect } from 'react';
import type { DeskOperation } from '../../data/desk-operation.ts';
import { type DeskMutation, useDeskMutation } from '../../data/use-desk-mutation.ts';

/** Changes a ticket; when somebody else was faster, the newest state is loaded and what was typed stays. */
export function useTicketChange<Data, Variables extends object>(
  mutation: DeskOperation<Data, Variables>,
  refresh: () => void,
): DeskMutation<Data, Variables> {
  const change = useDeskMutation(mutation);
  const isConflict = change.error?.kind === 'conflict';
  useEffect(() => {
    if (isConflict) refresh();
  }, [isConflict, refresh]);
  return change;
}
