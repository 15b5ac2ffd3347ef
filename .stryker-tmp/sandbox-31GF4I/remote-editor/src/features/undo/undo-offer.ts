// @ts-nocheck
import { createContext, useContext } from 'react';

/** An entry that was just deleted and can be had back as it was. */
export interface UndoOffer {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
}

interface Undo {
  readonly offer: (offer: UndoOffer) => void;
  /** Grows with everything that was taken back, so that lists ask again. */
  readonly undone: number;
}

export const UndoContext = createContext<Undo>({ offer: () => {}, undone: 0 });

/** Offers to take back a deletion, on every page of the editor area, until the time is over. */
export function useUndo(): Undo {
  return useContext(UndoContext);
}
