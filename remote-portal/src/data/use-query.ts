import { useCallback, useEffect, useState } from 'react';
import type { DeskAnswer } from './desk-client.ts';
import type { DeskOperation } from './desk-operation.ts';
import { useDesk } from './use-desk.ts';

export interface DeskQueryOptions {
  /** Asks again after so many milliseconds while the page is seen; 0 never (live updates of a ticket). */
  readonly pollMs?: number;
  /** Asks nothing: whoever is signed in may not, or need not, know the answer. */
  readonly isOff?: boolean;
}

export interface DeskQueryResult<Data> extends DeskAnswer<Data> {
  /** Nothing is known yet. */
  readonly isLoading: boolean;
  readonly refresh: () => void;
}

const nothing: DeskAnswer<never> = { data: null, error: null, isStale: false };

/**
 * Asks the service desk and follows the answer: it is asked again after a change of the same kind of object, when the
 * connection comes back, when the tab is seen again, and by `pollMs`. Data that are known stay beside a later failure.
 */
export function useDeskQuery<Data, Variables extends object>(
  query: DeskOperation<Data, Variables>,
  variables: Variables,
  { pollMs = 0, isOff = false }: DeskQueryOptions = {},
): DeskQueryResult<Data> {
  const desk = useDesk();
  const key = JSON.stringify(variables);
  const [state, setState] = useState<{ readonly key: string; readonly answer: DeskAnswer<Data> }>({
    key,
    answer: nothing,
  });
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((count) => count + 1), []);

  useEffect(() => {
    if (desk === null || isOff) return undefined;
    return desk.follow(
      query,
      JSON.parse(key) as Variables,
      (next) =>
        setState((last) => {
          const known = last.key === key ? last.answer.data : null;
          return { key, answer: next.error === null ? next : { ...next, data: known } };
        }),
      { isFresh: round > 0 },
    );
  }, [desk, query, key, round, isOff]);

  useEffect(() => {
    const refreshIfSeen = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) refresh();
    };
    const timer = pollMs > 0 ? setInterval(refreshIfSeen, pollMs) : undefined;
    addEventListener('online', refreshIfSeen);
    document.addEventListener('visibilitychange', refreshIfSeen);
    return () => {
      clearInterval(timer);
      removeEventListener('online', refreshIfSeen);
      document.removeEventListener('visibilitychange', refreshIfSeen);
    };
  }, [pollMs, refresh]);

  const answer = state.key === key ? state.answer : nothing;
  return { ...answer, isLoading: answer.data === null && answer.error === null, refresh };
}
