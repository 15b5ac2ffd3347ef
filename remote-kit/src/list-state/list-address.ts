import type { ListParameter } from './list-parameter.ts';

/** The page of a list, counted from 1. */
export interface Paged {
  readonly page: number;
}

/** How the state of a list is written in the address, so that every state has a link. */
export interface ListAddress<State extends Paged> {
  /** Reads the state from the query of an address; invalid values fall back to the defaults. */
  readonly parse: (query: Readonly<Record<string, string>>) => State;
  /** Writes what differs from the default state, with `?`; empty for the default state, so that equal states have one address. */
  readonly createQuery: (state: State) => string;
}

type Parameters<Values> = { readonly [Name in keyof Values]: ListParameter<Values[Name]> };

/** Lists an object's own property names with their type. */
const listNames = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

/** Creates the address of a list from its parameters, each under its name, in their order. */
export function createListAddress<Values extends object>(
  parameters: Parameters<Values>,
): ListAddress<Values & Paged> & { readonly isNarrowed: (state: Values) => boolean } {
  const names = listNames(parameters);
  const differs = (state: Values, name: keyof Values) => state[name] !== parameters[name].fallback;
  return {
    parse: (query) => {
      const values = names.map((name) => {
        const text = query[name];
        return [name, (text === undefined ? undefined : parameters[name].read(text)) ?? parameters[name].fallback];
      });
      const page = /^[1-9]\d{0,4}$/.test(query['page'] ?? '') ? Number(query['page']) : 1;
      return { ...(Object.fromEntries(values) as Values), page };
    },
    createQuery: (state) => {
      const entries = names.filter((name) => differs(state, name)).map((name) => [name, String(state[name])]);
      if (state.page !== 1) entries.push(['page', String(state.page)]);
      return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
    },
    isNarrowed: (state) => names.some((name) => parameters[name].narrows && differs(state, name)),
  };
}
