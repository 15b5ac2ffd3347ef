import { useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSignIn } from '../features/session/session-context.ts';
import { type EditorError, mapEditorError } from './editor-error.ts';

/** What is known of a question: the data or why there are none. Data that are known stay beside a later failure. */
export interface Answer<Data> {
  readonly data: Data | null;
  readonly error: EditorError | null;
  /** What is shown answers the question before; the new answer is on its way. */
  readonly isOutdated: boolean;
  readonly refresh: () => void;
  /** Takes over what a change has answered. */
  readonly replace: (data: Data) => void;
}

interface State<Data> {
  readonly key: string;
  readonly data: Data | null;
  readonly error: EditorError | null;
}

/** Asks whenever the key changes, after a new sign-in, when the connection is back and when the tab is seen again. */
export function useAnswer<Data>(key: string, load: () => Promise<Data>): Answer<Data> {
  const shell = useShell();
  const { expire, signIns } = useSignIn();
  const [state, setState] = useState<State<Data>>({ key, data: null, error: null });
  const [round, setRound] = useState(0);
  const latest = useRef({ key, load });
  // Counts what was asked or taken over: an answer that comes after a later one is dropped.
  const turns = useRef(0);
  useEffect(() => {
    latest.current = { key, load };
  });

  // A new round and a new sign-in ask again.
  useEffect(() => {
    turns.current += 1;
    const turn = turns.current;
    const isCurrent = () => turn === turns.current;
    latest.current.load().then(
      (data) => isCurrent() && setState({ key, data, error: null }),
      (failure: unknown) => {
        if (!isCurrent()) return;
        const error = mapEditorError(failure);
        if (error.kind === 'signed-out') expire();
        else if (error.kind === 'unexpected') shell?.reportError(error, 'editor area');
        setState((last) => ({ key, data: last.data, error }));
      },
    );
    return () => {
      turns.current += 1;
    };
  }, [key, round, signIns, shell, expire]);

  const refresh = useCallback(() => setRound((count) => count + 1), []);
  useEffect(() => {
    const refreshIfSeen = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) refresh();
    };
    addEventListener('online', refreshIfSeen);
    document.addEventListener('visibilitychange', refreshIfSeen);
    return () => {
      removeEventListener('online', refreshIfSeen);
      document.removeEventListener('visibilitychange', refreshIfSeen);
    };
  }, [refresh]);
  const replace = useCallback(
    (data: Data) => {
      // The change was one of what is not shown any more.
      if (latest.current.key !== key) return;
      turns.current += 1;
      setState({ key, data, error: null });
    },
    [key],
  );
  return { data: state.data, error: state.error, isOutdated: state.key !== key, refresh, replace };
}
