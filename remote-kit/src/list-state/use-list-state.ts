import { useCallback, useMemo, useState } from 'react';
import { createHref, usePageRequest, useShell } from '../remote/remote-root.tsx';
import type { ListAddress, Paged } from './list-address.ts';

/** A list as the address says, and how to change it. */
export interface ListState<State extends Paged> {
  readonly state: State;
  /** Writes other values into the address; a change of anything but the page starts at its first page. */
  readonly change: (values: Partial<State>) => void;
  /** Address of the list with other values, at its first page unless they name another. */
  readonly toHref: (values: Partial<State>) => string;
}

/** A state that was chosen and has not reached the address yet. */
interface Wish<State> {
  readonly state: State;
  readonly query: string;
  /** Queries on the way: the one it was chosen at, and those that have been overtaken. */
  readonly passed: readonly string[];
}

/**
 * Reads and writes the state of a list in the address, the one place where it lives; the list keeps its path. What is chosen
 * counts at once: a second choice before the address has followed the first one keeps both.
 */
export function useListState<State extends Paged>(address: ListAddress<State>): ListState<State> {
  const shell = useShell();
  const { query, path, urlPrefix } = usePageRequest();
  const addressed = useMemo(() => address.parse(query), [address, query]);
  const addressedQuery = address.createQuery(addressed);
  const [wish, setWish] = useState<Wish<State> | null>(null);
  const isComing = wish !== null && wish.query !== addressedQuery && wish.passed.includes(addressedQuery);
  // It has arrived, or somebody has gone elsewhere, such as back.
  if (wish !== null && !isComing) setWish(null);
  const state = isComing ? wish.state : addressed;
  const toHref = useCallback(
    (values: Partial<State>) => createHref(urlPrefix, path + address.createQuery({ ...state, page: 1, ...values })),
    [urlPrefix, path, address, state],
  );
  const change = useCallback(
    (values: Partial<State>) => {
      const next = { ...state, page: 1, ...values };
      const nextQuery = address.createQuery(next);
      setWish((last) => ({
        state: next,
        query: nextQuery,
        passed: last === null ? [addressedQuery] : [...last.passed, last.query],
      }));
      shell?.navigate(createHref(urlPrefix, path + nextQuery), { replace: true });
    },
    [state, address, addressedQuery, setWish, shell, urlPrefix, path],
  );
  return { state, change, toHref };
}
