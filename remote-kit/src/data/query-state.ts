import type { RequestError } from './request-error.ts';

/** One answer to a query: its data, or why there are none. */
export type Answer<Data> =
  | { readonly data: Data; readonly error: null }
  | { readonly data: null; readonly error: RequestError };

/** What is known of a query while its key changes. */
export interface QueryState<Data> {
  /** Key that was answered last, with data or an error; null before the first answer. */
  readonly answeredKey: string | null;
  readonly error: RequestError | null;
  /** The newest data, whatever was answered after them. */
  readonly data: Data | null;
  readonly dataKey: string | null;
}

/** Whether the data of the previous key are shown: never, until the new key is answered, or until there are newer data. */
export type KeepsPrevious = 'never' | 'while-loading' | 'always';

/** What a query shows. */
export interface ShownQuery<Data> {
  readonly data: Data | null;
  /** Why the newest answer is missing; data that are known stay beside it. */
  readonly error: RequestError | null;
  /** Nothing is known yet. */
  readonly isLoading: boolean;
  /** The data belong to the previous key; the answer to this one is on its way. */
  readonly isOutdated: boolean;
}

/** The state before the first answer. */
export const unanswered: QueryState<never> = { answeredKey: null, error: null, data: null, dataKey: null };

/** The state after an answer: an error leaves the data. */
export function addAnswer<Data>(last: QueryState<Data>, key: string, answer: Answer<Data>): QueryState<Data> {
  if (answer.error !== null) return { ...last, answeredKey: key, error: answer.error };
  return { answeredKey: key, error: null, data: answer.data, dataKey: key };
}

/** What is shown for a key. */
export function readState<Data>(state: QueryState<Data>, key: string, keepsPrevious: KeepsPrevious): ShownQuery<Data> {
  const isAnswered = state.answeredKey === key;
  const isOwn = state.dataKey === key;
  const isKept = keepsPrevious === 'always' || (keepsPrevious === 'while-loading' && !isAnswered);
  const data = isOwn || isKept ? state.data : null;
  const error = isAnswered ? state.error : null;
  return {
    data,
    error,
    isLoading: data === null && error === null,
    isOutdated: data !== null && !isOwn && !isAnswered,
  };
}
