import { usePageRequest, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useCallback, useEffect, useState } from 'react';
import { checkEditorSession } from '../../data/editor-session.ts';

/** State of the editor's session; expired: it was valid on this page and no longer is. */
export type EditorSessionState = 'checking' | 'failed' | 'signed-out' | 'expired' | 'signed-in';

/** Follows the editor's session and checks it on each navigation (EDT-004). */
export function useEditorSession() {
  const shell = useShell();
  const { url } = usePageRequest();
  const [state, setState] = useState<EditorSessionState>('checking');
  const [attempt, setAttempt] = useState(0);

  // A navigation or a retry checks again.
  useEffect(() => {
    let isCurrent = true;
    checkEditorSession().then(
      (isSignedIn) => isCurrent && setState(isSignedIn ? 'signed-in' : 'signed-out'),
      (error: unknown) => {
        if (!isCurrent) return;
        shell?.reportError(error, 'editor session');
        setState('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [url, attempt, shell]);

  const retry = useCallback(() => {
    setState('checking');
    setAttempt((count) => count + 1);
  }, []);
  return { state, setState, retry };
}
