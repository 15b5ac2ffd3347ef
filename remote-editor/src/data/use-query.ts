import { followOnce } from '@kmx/remote-kit/data/follow.ts';
import { type QueryResult, useQuery as useBackendQuery } from '@kmx/remote-kit/data/use-query.ts';
import { useSignIn } from './session-context.ts';
import { useFailureHandling } from './use-failure-handling.ts';

/** Loads whenever the key changes and after a new sign-in; data of the previous key stay until newer ones arrive. */
export function useQuery<Data>(key: string, load: () => Promise<Data>): QueryResult<Data> {
  const { signIns } = useSignIn();
  const onError = useFailureHandling();
  return useBackendQuery(key, followOnce(load), { client: signIns, keepsPrevious: 'always', onError });
}
