import type { UndoOffer } from './undo-offer.ts';

// More than a few offers at once go unread; the changes themselves stay.
const maxOffers = 3;

/** An offer with the user who made the change. */
export interface OwnedOffer {
  readonly offer: UndoOffer;
  readonly owner: string;
}

/** Appends an offer, replacing an earlier one with the same id; drops the oldest when there are too many. */
export function addOffer(all: readonly OwnedOffer[], next: OwnedOffer): readonly OwnedOffer[] {
  return [...removeOffer(all, next.offer), next].slice(-maxOffers);
}

/** Removes an expired or used offer. */
export function removeOffer(all: readonly OwnedOffer[], { id }: UndoOffer): readonly OwnedOffer[] {
  return all.filter(({ offer }) => offer.id !== id);
}

/** Lists the offers of a user; the next user of this browser must not see the changes of the previous one. */
export function listOwnOffers(all: readonly OwnedOffer[], owner: string | null): readonly UndoOffer[] {
  return all.filter((each) => each.owner === owner).map(({ offer }) => offer);
}
