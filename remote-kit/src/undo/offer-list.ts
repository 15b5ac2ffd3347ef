import type { UndoOffer } from './undo-offer.ts';

// Nobody reads more than a few at once; the changes themselves stay.
const maxOffers = 3;

/** An offer with the person whose change it is. */
export interface OwnedOffer {
  readonly offer: UndoOffer;
  readonly owner: string;
}

/** Adds an offer at the end, in place of an earlier one with its id; the oldest goes when there are too many. */
export function addOffer(all: readonly OwnedOffer[], next: OwnedOffer): readonly OwnedOffer[] {
  return [...removeOffer(all, next.offer), next].slice(-maxOffers);
}

/** Removes an offer that has ended. */
export function removeOffer(all: readonly OwnedOffer[], { id }: UndoOffer): readonly OwnedOffer[] {
  return all.filter(({ offer }) => offer.id !== id);
}

/** The offers of a person; changes of one person are nothing for the next one in this browser. */
export function listOwnOffers(all: readonly OwnedOffer[], owner: string | null): readonly UndoOffer[] {
  return all.filter((each) => each.owner === owner).map(({ offer }) => offer);
}
