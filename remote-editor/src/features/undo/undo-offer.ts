import { createContext, useContext } from 'react';

/** How taking back has ended: done, or in the way stands another entry. */
export type UndoOutcome =
  | { readonly state: 'done'; readonly text: string; readonly href?: string }
  | { readonly state: 'taken'; readonly text: string };

/** What was just done and can be taken back. */
export interface UndoOffer {
  /** Of what was done: a later offer with the same id takes its place. */
  readonly id: string;
  /** Says what was done. */
  readonly text: string;
  /** Whether the page on which it was done is gone with it, so that the focus has nowhere to return to. */
  readonly isLeaving: boolean;
  readonly undo: () => Promise<UndoOutcome>;
}

interface Undo {
  readonly offer: (offer: UndoOffer) => void;
  /** Grows with everything that was taken back, so that lists ask again. */
  readonly undone: number;
}

export const UndoContext = createContext<Undo>({ offer: () => {}, undone: 0 });

/** Offers to take something back, on every page of the editor area, until the time is over. */
export function useUndo(): Undo {
  return useContext(UndoContext);
}
