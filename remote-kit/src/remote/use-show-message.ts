import type { FlashMessage } from '@kmx/shared-contracts/flash-message.ts';
import { useCallback } from 'react';
import { useShell } from './remote-root.tsx';

/** Shows a message above the page; by default a success without a link hides after a while, any other message stays. */
export type ShowMessage = (
  kind: FlashMessage['kind'],
  text: string,
  link?: FlashMessage['link'],
  isFloating?: boolean,
) => void;

/** Returns the function that shows messages of the shell above the page. */
export function useShowMessage(): ShowMessage {
  const shell = useShell();
  return useCallback(
    (kind, text, link = null, isFloating = kind === 'success' && link === null) =>
      shell?.showFlashMessage({ kind, text, link, isStatic: false, isFloating }),
    [shell],
  );
}
