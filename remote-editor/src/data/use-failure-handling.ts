import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useCallback } from 'react';
import { useSignIn } from './session-context.ts';

/**
 * Returns the handler for every failed request of an editor: an expired session asks for a new sign-in, unexpected
 * failures are reported.
 */
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
