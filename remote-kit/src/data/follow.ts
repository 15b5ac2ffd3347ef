import type { Answer } from './query-state.ts';
import { mapRequestError } from './request-error.ts';

/** How a query is to be answered. */
export interface FollowOptions {
  /** Whether to query the backend even when an earlier answer is cached. */
  readonly isFresh: boolean;
}

/** Queries a backend and calls the listener with the answer and with every later change, until the returned function is called. */
export type Follow<Data> = (listener: (answer: Answer<Data>) => void, options: FollowOptions) => () => void;

/** Turns a request with a single answer into a Follow. */
export function followOnce<Data>(load: () => Promise<Data>): Follow<Data> {
  return (listener) => {
    let isFollowed = true;
    const notify = (answer: Answer<Data>) => {
      if (isFollowed) listener(answer);
    };
    load().then(
      (data) => notify({ data, error: null }),
      (error: unknown) => notify({ data: null, error: mapRequestError(error) }),
    );
    return () => {
      isFollowed = false;
    };
  };
}
