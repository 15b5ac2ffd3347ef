import type { Answer } from './query-state.ts';
import { mapRequestError } from './request-error.ts';

/** How an answer is asked for. */
export interface FollowOptions {
  /** Whether the backend is asked even when an earlier answer is cached. */
  readonly isFresh: boolean;
}

/** Asks a backend and tells the answer now and whenever it changes, until the returned function is called. */
export type Follow<Data> = (listener: (answer: Answer<Data>) => void, options: FollowOptions) => () => void;

/** Makes a Follow of a request that is answered once. */
export function followOnce<Data>(load: () => Promise<Data>): Follow<Data> {
  return (listener) => {
    let isFollowed = true;
    const tell = (answer: Answer<Data>) => {
      if (isFollowed) listener(answer);
    };
    load().then(
      (data) => tell({ data, error: null }),
      (error: unknown) => tell({ data: null, error: mapRequestError(error) }),
    );
    return () => {
      isFollowed = false;
    };
  };
}
