import { useShell } from '@kmx/shared-contracts/remote-root.tsx';
import { useCallback } from 'react';

/** Says above the page what has happened; a success hides by itself, a failure waits. */
export function useShowMessage(): (kind: 'success' | 'error', text: string) => void {
  const shell = useShell();
  return useCallback(
    (kind, text) =>
      shell?.showFlashMessage({ kind, text, link: null, isStatic: false, isFloating: kind === 'success' }),
    [shell],
  );
}
