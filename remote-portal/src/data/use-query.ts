import type { Follow } from '@kmx/remote-kit/data/follow.ts';
import { type QueryOptions, type QueryResult, useQuery as useBackendQuery } from '@kmx/remote-kit/data/use-query.ts';
import type { DeskOperation } from './desk-operation.ts';
import { useDesk } from './use-desk.ts';

interface DeskQueryOptions extends Pick<QueryOptions, 'pollMs' | 'keepsPrevious'> {
  /** Sends no query, because the user may not or need not know the answer. */
  readonly isOff?: boolean;
}

/** Queries the service desk as the signed-in user and follows the answer, also after a change to an object of the same kind. */
export function useQuery<Data, Variables extends object>(
  operation: DeskOperation<Data, Variables>,
  variables: Variables,
  { isOff = false, ...options }: DeskQueryOptions = {},
): QueryResult<Data> {
  const desk = useDesk();
  const follow: Follow<Data> | null =
    desk === null || isOff
      ? null
      : (listener, followOptions) => desk.follow(operation, variables, listener, followOptions);
  const key = `${operation.document} ${JSON.stringify(variables)}`;
  return useBackendQuery(key, follow, { ...options, client: desk });
}
