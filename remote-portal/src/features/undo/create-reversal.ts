import { mapRequestError, type RequestError, type RequestErrorKind } from '@kmx/remote-kit/data/request-error.ts';

const worthAnotherTry: ReadonlySet<RequestErrorKind> = new Set(['offline', 'timeout', 'unavailable']);

/**
 * Creates the function that undoes a change: null when it is undone, the error when it never will be. It rejects with
 * failures that are worth another try.
 */
export function createReversal(send: () => Promise<unknown>): () => Promise<RequestError | null> {
  let attempts = 0;
  return async () => {
    attempts += 1;
    try {
      await send();
      return null;
    } catch (thrown) {
      const error = mapRequestError(thrown);
      // A second try of what has worked, but whose answer was lost.
      if (attempts > 1 && error.kind === 'not-found') return null;
      if (worthAnotherTry.has(error.kind)) throw error;
      return error;
    }
  };
}
