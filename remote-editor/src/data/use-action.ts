import { useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useCallback, useRef, useState } from 'react';
import { useSignIn } from '../features/session/session-context.ts';
import { type EditorError, mapEditorError } from './editor-error.ts';

export interface Action {
  readonly isRunning: boolean;
  /** Why the last run failed; null after a success. */
  readonly error: EditorError | null;
  /** What the work answers, or null when it failed; a second run while one is under way does nothing. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result | null>;
}

/** Runs a change; what was typed stays with the caller, whatever happens. */
export function useAction(): Action {
  const shell = useShell();
  const { expire } = useSignIn();
  const isBusy = useRef(false);
  const [state, setState] = useState<Pick<Action, 'isRunning' | 'error'>>({ isRunning: false, error: null });
  const run = useCallback(
    async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
      if (isBusy.current) return null;
      isBusy.current = true;
      setState({ isRunning: true, error: null });
      try {
        const result = await work();
        setState({ isRunning: false, error: null });
        return result;
      } catch (failure) {
        const error = mapEditorError(failure);
        if (error.kind === 'signed-out') expire();
        else if (error.kind === 'unexpected') shell?.reportError(error, 'editor area');
        setState({ isRunning: false, error });
        return null;
      } finally {
        isBusy.current = false;
      }
    },
    [shell, expire],
  );
  return { ...state, run };
}
