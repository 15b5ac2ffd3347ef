import { createContext, useContext } from 'react';

/** How an undo has ended, said above the page. */
export interface UndoOutcome {
  readonly kind: 'success' | 'error';
  readonly text: string;
  readonly link?: { readonly text: string; readonly href: string } | undefined;
}

/** A change that was just made and can be undone. */
export interface UndoOffer {
  /** A later offer with the same id takes the place of this one. */
  readonly id: string;
  /** Says what was done. */
  readonly text: string;
  /** When the focus moves to the offer, because the control that was used is gone; on the next page after leaving this one. */
  readonly takesFocus: 'never' | 'at-once' | 'on-next-page';
  /** Undoes the change; a rejection leaves the offer open for another try. */
  readonly undo: () => Promise<UndoOutcome>;
}

interface Undo {
  readonly offer: (offer: UndoOffer) => void;
  /** Grows with every change that was undone, so that lists can ask again. */
  readonly undoneCount: number;
}

export const UndoContext = createContext<Undo>({ offer: () => {}, undoneCount: 0 });

/** Offers to undo a change, on every page inside the UndoArea, for 20 seconds. */
export function useUndo(): Undo {
  return useContext(UndoContext);
}
