import { useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useCallback } from 'react';

interface MessageLink {
  readonly text: string;
  readonly href: string;
}

/** Says above the page what has happened; a success hides by itself, a failure waits. */
export function useShowMessage(): (kind: 'success' | 'error', text: string, link?: MessageLink) => void {
  const shell = useShell();
  return useCallback(
    (kind, text, link) =>
      shell?.showFlashMessage({
        kind,
        text,
        link: link ?? null,
        isStatic: false,
        isFloating: kind === 'success' && !link,
      }),
    [shell],
  );
}
