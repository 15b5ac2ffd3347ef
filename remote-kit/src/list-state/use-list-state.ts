import { useCallback, useMemo, useState } from 'react';
import { createHref, usePageRequest, useShell } from '../remote/remote-root.tsx';
import type { ListAddress, Paged } from './list-address.ts';

/** The state of a list from the address, and how to change it. */
export interface ListState<State extends Paged> {
  readonly state: State;
  /** Writes changed values into the address; a change of anything but the page returns to the first page. */
  readonly change: (values: Partial<State>) => void;
  /** Address of the list with changed values, on the first page unless `values` names another. */
  readonly toHref: (values: Partial<State>) => string;
}

/** A chosen state that has not reached the address yet. */
interface PendingState<State> {
  readonly state: State;
  readonly query: string;
  /** Queries passed on the way: the one current when the state was chosen, and those overtaken since. */
  readonly passed: readonly string[];
}

/**
 * Reads and writes the state of a list in the address, which is its only storage; the path stays the same. Choices take
 * effect immediately: a second choice made before the address has caught up keeps the first.
 */
export function useListState<State extends Paged>(address: ListAddress<State>): ListState<State> {
  const shell = useShell();
  const { query, path, urlPrefix } = usePageRequest();
  const addressed = useMemo(() => address.parse(query), [address, query]);
  const addressedQuery = address.createQuery(addressed);
  const [pending, setPending] = useState<PendingState<State> | null>(null);
  const isPending = pending !== null && pending.query !== addressedQuery && pending.passed.includes(addressedQuery);
  // It has arrived, or the user has navigated elsewhere, for example back.
  if (pending !== null && !isPending) setPending(null);
  const state = isPending ? pending.state : addressed;
  const toHref = useCallback(
    (values: Partial<State>) => createHref(urlPrefix, path + address.createQuery({ ...state, page: 1, ...values })),
    [urlPrefix, path, address, state],
  );
  const change = useCallback(
    (values: Partial<State>) => {
      const next = { ...state, page: 1, ...values };
      const nextQuery = address.createQuery(next);
      setPending((last) => ({
        state: next,
        query: nextQuery,
        passed: last === null ? [addressedQuery] : [...last.passed, last.query],
      }));
      shell?.navigate(createHref(urlPrefix, path + nextQuery), { replace: true });
    },
    [state, address, addressedQuery, setPending, shell, urlPrefix, path],
  );
  return { state, change, toHref };
}
