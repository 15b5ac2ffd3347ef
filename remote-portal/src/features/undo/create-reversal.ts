import { mapRequestError, type RequestError, type RequestErrorKind } from '@kmx/remote-kit/data/request-error.ts';

const worthAnotherTry: ReadonlySet<RequestErrorKind> = new Set(['offline', 'timeout', 'unavailable']);

/**
 * Creates the function that undoes a change: resolves to null when it is undone and to the error when it never can be,
 * rejects with failures worth a retry.
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
      // A retry after a success whose answer was lost.
      if (attempts > 1 && error.kind === 'not-found') return null;
      if (worthAnotherTry.has(error.kind)) throw error;
      return error;
    }
  };
}
