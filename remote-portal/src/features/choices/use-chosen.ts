import type { DeskOperation } from '../../data/desk-operation.ts';
import { useQuery } from '../../data/use-query.ts';
import { areAll, type Choices, type Choosable } from './choices.ts';

interface Chosen<Item> {
  /** Null where nothing is chosen, while it loads, and where there is none. */
  readonly item: Item | null;
  /** The user may not choose it, or no longer: an address or a draft names it. */
  readonly isGone: boolean;
}

/** What an id stands for: one of the choices at hand, or one that the operation loads; nothing before there are choices. */
export function useChosen<Item extends Choosable>(
  operation: DeskOperation<Item | null, { readonly id: string }>,
  id: string,
  choices: Choices<Item> | null,
): Chosen<Item> {
  const known = choices?.items.find((item) => item.id === id) ?? null;
  const isComplete = choices !== null && areAll(choices);
  const isOff = id === '' || known !== null || choices === null || isComplete;
  const { data, error } = useQuery(operation, { id }, { isOff });
  if (isOff) return { item: known, isGone: id !== '' && known === null && isComplete };
  const isGone = error?.kind === 'not-found' || error?.kind === 'forbidden';
  return { item: isGone ? null : data, isGone };
}
