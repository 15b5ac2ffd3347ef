import type { RequestError } from './request-error.ts';

/** One answer to a query: its data, or the reason for having none. */
export type Answer<Data> =
  | { readonly data: Data; readonly error: null }
  | { readonly data: null; readonly error: RequestError };

/** The state of a query across changes of its key. */
export interface QueryState<Data> {
  /** Key of the latest answer, be it data or an error; null before the first answer. */
  readonly answeredKey: string | null;
  readonly error: RequestError | null;
  /** The newest data, kept even when later answers were errors. */
  readonly data: Data | null;
  readonly dataKey: string | null;
}

/** Whether to show the data of the previous key: never, until the new key is answered, or until newer data arrive. */
export type KeepsPrevious = 'never' | 'while-loading' | 'always';

/** What a component renders from a query. */
export interface ShownQuery<Data> {
  readonly data: Data | null;
  /** Why the newest answer is missing; earlier data stay available. */
  readonly error: RequestError | null;
  /** No answer has arrived yet. */
  readonly isLoading: boolean;
  /** The data belong to the previous key; the answer to the current one is pending. */
  readonly isOutdated: boolean;
}

/** The state before the first answer. */
export const unanswered: QueryState<never> = { answeredKey: null, error: null, data: null, dataKey: null };

/** The state after an answer: an error keeps the earlier data. */
export function addAnswer<Data>(last: QueryState<Data>, key: string, answer: Answer<Data>): QueryState<Data> {
  if (answer.error !== null) return { ...last, answeredKey: key, error: answer.error };
  return { answeredKey: key, error: null, data: answer.data, dataKey: key };
}

/** Reads what to show for a key. */
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
