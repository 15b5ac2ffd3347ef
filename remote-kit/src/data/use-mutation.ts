import { useCallback, useRef, useState } from 'react';
import { mapRequestError, type RequestError } from './request-error.ts';

/** A change at a backend, one run at a time. */
export interface Mutation<Run> {
  readonly isRunning: boolean;
  /** Why the last run failed; null after a success or after `forget`. */
  readonly error: RequestError | null;
  /** Resolves to the backend's answer, or to null on failure, with the reason in `error`. Does nothing while another run is pending. */
  readonly run: Run;
  /** Clears the error. */
  readonly forget: () => void;
}

/** Sends one request and resolves to null when it fails. */
export type RunRequest = <Result>(send: () => Promise<Result>) => Promise<Result | null>;

const idle = { isRunning: false, error: null };

/** Runs changes at a backend; typed input stays with the caller, whatever happens. `onError` must be stable. */
export function useMutation(onError?: (error: RequestError) => void): Mutation<RunRequest> {
  const isBusy = useRef(false);
  const [state, setState] = useState<Pick<Mutation<RunRequest>, 'isRunning' | 'error'>>(idle);
  const run: RunRequest = useCallback(
    async (send) => {
      if (isBusy.current) return null;
      isBusy.current = true;
      setState({ isRunning: true, error: null });
      try {
        const result = await send();
        setState(idle);
        return result;
      } catch (failure) {
        const error = mapRequestError(failure);
        onError?.(error);
        setState({ isRunning: false, error });
        return null;
      } finally {
        isBusy.current = false;
      }
    },
    [onError],
  );
  const forget = useCallback(() => setState((last) => ({ ...last, error: null })), []);
  return { ...state, run, forget };
}
