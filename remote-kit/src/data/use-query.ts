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
  /** The client that is queried; a new client, as after signing in again, triggers a new query. */
  readonly client?: unknown;
  /** Poll interval in milliseconds while the tab is visible; 0 by default, which disables polling. */
  readonly pollMs?: number;
  /** Whether to show data of the previous key; 'never' by default. */
  readonly keepsPrevious?: KeepsPrevious;
  readonly onError?: (error: RequestError) => void;
}

/** A query and the state of its answer. */
export interface QueryResult<Data> extends ShownQuery<Data> {
  readonly refresh: () => void;
  /** Takes over data returned by a mutation; a pending answer is discarded. */
  readonly replace: (data: Data) => void;
}

/**
 * Queries a backend and follows the answer; null queries nothing. Queries again when `key` or the client changes, on
 * `refresh`, when the connection returns, when the tab becomes visible, and every `pollMs`.
 */
export function useQuery<Data>(
  key: string,
  follow: Follow<Data> | null,
  options: QueryOptions = {},
): QueryResult<Data> {
  const { client, pollMs = 0, keepsPrevious = 'never', onError } = options;
  const [state, setState] = useState<QueryState<Data>>(unanswered);
  const [round, setRound] = useState(0);
  // Counts queries and takeovers, so that an answer that arrives after a later one is discarded.
  const turns = useRef(0);
  const currentKey = useRef(key);
  const query = useEffectEvent((listener: Parameters<Follow<Data>>[0]) => follow?.(listener, { isFresh: round > 0 }));
  const reportError = useEffectEvent((error: RequestError) => onError?.(error));
  const isOff = follow === null;

  useEffect(() => {
    currentKey.current = key;
  }, [key]);
  useEffect(() => {
    if (isOff) return undefined;
    turns.current += 1;
    const turn = turns.current;
    return query((answer) => {
      if (turn !== turns.current) return;
      if (answer.error !== null) reportError(answer.error);
      setState((last) => addAnswer(last, key, answer));
    });
  }, [key, client, round, isOff]);

  const refresh = useCallback(() => setRound((count) => count + 1), []);
  useRefreshWhenSeen(refresh, pollMs);
  const replace = useCallback(
    (data: Data) => {
      // The mutation belongs to something that is no longer shown.
      if (currentKey.current !== key) return;
      turns.current += 1;
      setState((last) => addAnswer(last, key, { data, error: null }));
    },
    [key],
  );
  return { ...readState(state, key, keepsPrevious), refresh, replace };
}
