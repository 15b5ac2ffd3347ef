import { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { type Mutation, useMutation as useBackendMutation } from '@kmx/remote-kit/data/use-mutation.ts';
import { useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useCallback } from 'react';
import type { DeskOperation } from './desk-operation.ts';
import { useDesk } from './use-desk.ts';

/** A mutation of the service desk, run with its variables. */
export type DeskMutation<Data, Variables> = Mutation<(variables: Variables) => Promise<Data | null>>;

/** Runs a mutation of the service desk as the signed-in user. */
export function useMutation<Data, Variables extends object>(
  operation: DeskOperation<Data, Variables>,
): DeskMutation<Data, Variables> {
  const desk = useDesk();
  const shell = useShell();
  const reportUnexpected = useCallback(
    (error: RequestError) => {
      if (error.kind === 'unexpected') shell?.reportError(error, 'service desk');
    },
    [shell],
  );
  const { run: send, ...state } = useBackendMutation(reportUnexpected);
  const run = useCallback(
    (variables: Variables) =>
      send(async () => {
        if (desk === null) throw new RequestError('signed-out', 'Nobody is signed in');
        return desk.run(operation, variables);
      }),
    [desk, operation, send],
  );
  return { ...state, run };
}
