import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { type Mutation, useMutation } from '@kmx/remote-kit/data/use-mutation.ts';
import { useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import {
  type ReleaseAct,
  type ReleaseActResponse,
  releaseActResponseSchema,
} from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import { releaseActsEndpoint } from '@kmx/shared-contracts/endpoints/releases.ts';
import { useCallback } from 'react';
import { callReleases } from './call-releases.ts';

// The shell answers when all running shells have followed, or have gone back, and gives up before proxies do.
const deadlineMs = 40_000;

/** Acts upon releases, one act at a time. */
export function useAct(): Mutation<(act: ReleaseAct) => Promise<ReleaseActResponse | null>> {
  const shell = useShell();
  const reportUnexpected = useCallback(
    (error: RequestError) => {
      if (error.kind === 'unexpected') shell?.reportError(error, 'act upon releases');
    },
    [shell],
  );
  const { run: send, ...state } = useMutation(reportUnexpected);
  const run = useCallback(
    (act: ReleaseAct) =>
      send(async () => {
        if (shell === null) throw new Error('Acts are sent by browsers');
        const { path } = releaseActsEndpoint;
        return callReleases(shell.auth, { path, schema: releaseActResponseSchema, body: act, deadlineMs });
      }),
    [shell, send],
  );
  return { ...state, run };
}
