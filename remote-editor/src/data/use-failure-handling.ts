import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useCallback } from 'react';
import { useSignIn } from './session-context.ts';

/** What every failed request of an editor leads to: an ended sign-in is asked for again, the unexpected is reported. */
export function useFailureHandling(): (error: RequestError) => void {
  const shell = useShell();
  const { expire } = useSignIn();
  return useCallback(
    (error) => {
      if (error.kind === 'signed-out') expire();
      else if (error.kind === 'unexpected') shell?.reportError(error, 'editor area');
    },
    [shell, expire],
  );
}
