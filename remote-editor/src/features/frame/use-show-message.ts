import { useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { FlashMessage } from '@kmx/shared-contracts/flash-message.ts';
import { useCallback } from 'react';

/** Says above the page what has happened; a success hides by itself, anything else waits. */
export function useShowMessage(): (kind: FlashMessage['kind'], text: string, link?: FlashMessage['link']) => void {
  const shell = useShell();
  return useCallback(
    (kind, text, link = null) =>
      shell?.showFlashMessage({ kind, text, link, isStatic: false, isFloating: kind === 'success' }),
    [shell],
  );
}
