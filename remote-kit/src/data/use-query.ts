import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Follow } from './follow.ts';
import {
  addAnswer,
  type KeepsPrevious,
  type QueryState,
  readState,
  type ShownQuery,
  unanswered,
} from './query-state.ts';
import type { RequestError } from './request-error.ts';
import { useRefreshWhenSeen } from './use-refresh-when-seen.ts';

/** Options of useQuery. */
export interface QueryOptions {
  /** Who is asked; another client is asked again, as after a new sign-in. */
  readonly client?: unknown;
  /** Poll interval in milliseconds while the tab is visible; 0 by default, which disables polling. */
  readonly pollMs?: number;
  /** Whether data of the previous key are shown; never by default. */
  readonly keepsPrevious?: KeepsPrevious;
  readonly onError?: (error: RequestError) => void;
}

/** A query with what is known of its answer. */
export interface QueryResult<Data> extends ShownQuery<Data> {
  readonly refresh: () => void;
  /** Takes over the data that a mutation has answered; an answer that is on its way is dropped. */
  readonly replace: (data: Data) => void;
}

/**
 * Asks a backend and follows the answer; null asks nothing. It is asked again when `key` or the client changes, on
 * `refresh`, when the connection comes back, when the tab is seen again, and by `pollMs`.
 */
export function useQuery<Data>(
  key: string,
  follow: Follow<Data> | null,
  options: QueryOptions = {},
): QueryResult<Data> {
  const { client, pollMs = 0, keepsPrevious = 'never', onError } = options;
  const [state, setState] = useState<QueryState<Data>>(unanswered);
  const [round, setRound] = useState(0);
  // Counts what was asked or taken over, so that an answer that comes after a later one is dropped.
  const turns = useRef(0);
  const currentKey = useRef(key);
  const ask = useEffectEvent((listener: Parameters<Follow<Data>>[0]) => follow?.(listener, { isFresh: round > 0 }));
  const reportError = useEffectEvent((error: RequestError) => onError?.(error));
  const isOff = follow === null;

  useEffect(() => {
    currentKey.current = key;
  }, [key]);
  useEffect(() => {
    if (isOff) return undefined;
    turns.current += 1;
    const turn = turns.current;
    return ask((answer) => {
      if (turn !== turns.current) return;
      if (answer.error !== null) reportError(answer.error);
      setState((last) => addAnswer(last, key, answer));
    });
  }, [key, client, round, isOff]);

  const refresh = useCallback(() => setRound((count) => count + 1), []);
  useRefreshWhenSeen(refresh, pollMs);
  const replace = useCallback(
    (data: Data) => {
      // The mutation was one of something that is not shown any more.
      if (currentKey.current !== key) return;
      turns.current += 1;
      setState((last) => addAnswer(last, key, { data, error: null }));
    },
    [key],
  );
  return { ...readState(state, key, keepsPrevious), refresh, replace };
}
