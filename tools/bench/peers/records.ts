import type { PageName } from './peer.ts';

/** Where a figure belongs: to one of the pages, or to the server as a whole. */
export type Place = PageName | 'server';

/** Keeps one value of a row. */
export type RecordValue = (place: Place, row: string, value: number) => void;

/** All values of one peer. */
export interface Records {
  readonly record: RecordValue;
  readonly read: (place: Place, row: string) => readonly number[];
  readonly list: () => Readonly<Record<string, readonly number[]>>;
}

/** Creates an empty list of values for one peer. */
export function createRecords(): Records {
  const values = new Map<string, number[]>();
  const createKey = (place: Place, row: string) => `${place} ${row}`;
  return {
    record: (place, row, value) => {
      const key = createKey(place, row);
      values.set(key, [...(values.get(key) ?? []), value]);
    },
    read: (place, row) => values.get(createKey(place, row)) ?? [],
    list: () => Object.fromEntries(values),
  };
}
