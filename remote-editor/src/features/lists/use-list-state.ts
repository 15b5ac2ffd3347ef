import { createHref, usePageRequest, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useCallback, useMemo, useState } from 'react';

/** State of a list by the names it has in the address; an absent name is its usual value. */
export type ListState<Name extends string> = Readonly<Partial<Record<Name, string>>>;

export interface List<Name extends string> {
  readonly state: ListState<Name>;
  /** Page of the list, from 1. */
  readonly page: number;
  /** Writes values into the address; a change starts at the first page. */
  readonly change: (values: Partial<Record<Name, string>>) => void;
  readonly toPageHref: (page: number) => string;
}

const longest = 200;

function createPath<Name extends string>(path: string, state: ListState<Name>, page: number): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<string | undefined>(state)) {
    if (value !== undefined && value !== '') query.set(name, value);
  }
  if (page > 1) query.set('page', String(page));
  return `${path}${query.size === 0 ? '' : `?${query}`}`;
}

/** Reads and writes the state of a list in the address, so that every state is a link; nonsense in it counts as absent. */
export function useListState<Name extends string>(
  parsers: Readonly<Record<Name, (value: string) => boolean>>,
): List<Name> {
  const shell = useShell();
  const { query, path, urlPrefix } = usePageRequest();
  const addressed = useMemo(() => {
    const names = Object.keys(parsers) as Name[];
    const kept = names.flatMap((name) => {
      const value = query[name]?.slice(0, longest) ?? '';
      return value !== '' && parsers[name](value) ? [[name, value] as const] : [];
    });
    return Object.fromEntries(kept) as ListState<Name>;
  }, [parsers, query]);
  const page = /^[1-9]\d{0,3}$/.test(query['page'] ?? '') ? Number(query['page']) : 1;
  // What was chosen counts at once: a second choice before the address has followed keeps both.
  const [wish, setWish] = useState<{ readonly query: typeof query; readonly state: ListState<Name> } | null>(null);
  const isComing = wish !== null && wish.query === query;
  if (wish !== null && !isComing) setWish(null);
  const state = isComing ? wish.state : addressed;
  const change = useCallback(
    (values: Partial<Record<Name, string>>) => {
      const next = { ...state, ...values };
      setWish({ query, state: next });
      shell?.navigate(createHref(urlPrefix, createPath(path, next, 1)), { replace: true });
    },
    [state, query, shell, urlPrefix, path],
  );
  const toPageHref = (target: number) => createHref(urlPrefix, createPath(path, state, target));
  return { state, page, change, toPageHref };
}
