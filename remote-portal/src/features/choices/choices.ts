import * as v from 'valibot';

/** What a user can choose from: all of it, or the first of very many. */
export interface Choices<Item> {
  readonly items: readonly Item[];
  /** As many as there are, or more than `maxCounted`. */
  readonly total: number;
}

/** An object of the service desk that can be chosen. */
export interface Choosable {
  readonly id: string;
  readonly name: string;
}

/** How many choices a field shows at once; who has more of them finds the others by typing. */
export const choicesAtOnce = 50;

/** Fields of a page of choices in a GraphQL document, with those of an item; `createChoicesSchema` reads them. */
export const selectChoices = (fields: string): string => `items { ${fields} } pageInfo { total }`;

/** Reads a page of choices. */
export function createChoicesSchema<Item>(itemSchema: v.GenericSchema<unknown, Item>) {
  return v.pipe(
    v.object({ items: v.array(itemSchema), pageInfo: v.object({ total: v.number() }) }),
    v.transform(({ items, pageInfo }): Choices<Item> => ({ items, total: pageInfo.total })),
  );
}

/** Whether there are no others than these. */
export const areAll = ({ items, total }: Choices<unknown>): boolean => total <= items.length;
