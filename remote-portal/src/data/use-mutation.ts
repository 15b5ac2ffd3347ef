import { useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useCallback, useState } from 'react';
import { DeskError } from './desk-error.ts';
import type { DeskOperation } from './desk-operation.ts';
import { useDesk } from './use-desk.ts';

export interface DeskMutation<Data, Variables> {
  readonly isRunning: boolean;
  /** Why the last run failed; null after a success or `forget`. */
  readonly error: DeskError | null;
  /** The answer, or null when it failed: the reason then stands in `error`. A second call while one runs does nothing. */
  readonly run: (variables: Variables) => Promise<Data | null>;
  readonly forget: () => void;
}

/** Runs a change at the service desk; what was typed stays with the caller, whatever happens. */
export function useDeskMutation<Data, Variables extends object>(
  mutation: DeskOperation<Data, Variables>,
): DeskMutation<Data, Variables> {
  const desk = useDesk();
  const shell = useShell();
  const [state, setState] = useState<{ readonly isRunning: boolean; readonly error: DeskError | null }>({
    isRunning: false,
    error: null,
  });
  const run = useCallback(
    async (variables: Variables) => {
      if (state.isRunning) return null;
      setState({ isRunning: true, error: null });
      try {
        if (desk === null) throw new DeskError('signed-out', 'Nobody is signed in');
        const data = await desk.run(mutation, variables);
        setState({ isRunning: false, error: null });
        return data;
      } catch (error) {
        const known = error instanceof DeskError ? error : new DeskError('unexpected', String(error), { cause: error });
        if (known.kind === 'unexpected') shell?.reportError(known, 'service desk');
        setState({ isRunning: false, error: known });
        return null;
      }
    },
    [desk, mutation, shell, state.isRunning],
  );
  const forget = useCallback(() => setState({ isRunning: false, error: null }), []);
  return { ...state, run, forget };
}
