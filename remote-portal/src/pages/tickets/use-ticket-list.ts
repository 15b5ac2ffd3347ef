import { createHref, usePageRequest, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { User } from '@kmx/shared-contracts/session.ts';
import { useCallback, useMemo, useState } from 'react';
import { createTicketListPath, parseTicketListState, type TicketListState } from './list-state.ts';

/** The list as the address says, and how to change it. */
export interface TicketList {
  readonly state: TicketListState;
  /** Writes another state into the address; a change of anything but the page starts at its first page. */
  readonly change: (values: Partial<TicketListState>) => void;
  /** Address of the list in another state. */
  readonly toHref: (values: Partial<TicketListState>) => string;
}

/** A state that was chosen and has not reached the address yet. */
interface Wish {
  readonly state: TicketListState;
  readonly path: string;
  /** Addresses on the way: the one it was chosen at, and those that have been overtaken. */
  readonly passed: readonly string[];
}

/**
 * Reads and writes the state of the list of tickets in the address, the one place where it lives (POR-006). What is chosen
 * counts at once: a second choice before the address has followed the first one keeps both.
 */
export function useTicketList(user: User): TicketList {
  const shell = useShell();
  const { query, urlPrefix } = usePageRequest();
  // Service staff answers tickets of others and has none of its own.
  const usualScope = user.isDelegatedAdminInternal ? 'organization' : 'own';
  const addressed = useMemo(() => parseTicketListState(query, usualScope), [query, usualScope]);
  const addressedPath = createTicketListPath(addressed, usualScope);
  const [wish, setWish] = useState<Wish | null>(null);
  const isComing = wish !== null && wish.path !== addressedPath && wish.passed.includes(addressedPath);
  // It has arrived, or somebody has gone elsewhere, such as back.
  if (wish !== null && !isComing) setWish(null);
  const state = isComing ? wish.state : addressed;
  const toHref = useCallback(
    (values: Partial<TicketListState>) =>
      createHref(urlPrefix, createTicketListPath({ ...state, page: 1, ...values }, usualScope)),
    [urlPrefix, state, usualScope],
  );
  const change = useCallback(
    (values: Partial<TicketListState>) => {
      const next = { ...state, page: 1, ...values };
      const path = createTicketListPath(next, usualScope);
      setWish((last) => ({
        state: next,
        path,
        passed: last === null ? [addressedPath] : [...last.passed, last.path],
      }));
      shell?.navigate(createHref(urlPrefix, path), { replace: true });
    },
    [state, usualScope, addressedPath, setWish, shell, urlPrefix],
  );
  return { state, change, toHref };
}
