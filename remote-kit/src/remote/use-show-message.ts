import type { FlashMessage } from '@kmx/shared-contracts/flash-message.ts';
import { useCallback } from 'react';
import { useShell } from './remote-root.tsx';

/** Says above the page what has happened; by default a success without a link hides by itself, anything else waits. */
export type ShowMessage = (
  kind: FlashMessage['kind'],
  text: string,
  link?: FlashMessage['link'],
  isFloating?: boolean,
) => void;

/** The messages of the shell above the page. */
export function useShowMessage(): ShowMessage {
  const shell = useShell();
  return useCallback(
    (kind, text, link = null, isFloating = kind === 'success' && link === null) =>
      shell?.showFlashMessage({ kind, text, link, isStatic: false, isFloating }),
    [shell],
  );
}
