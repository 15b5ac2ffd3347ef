import { createContext, useContext } from 'react';

/** The outcome of an undo, announced above the page. */
export interface UndoOutcome {
  readonly kind: 'success' | 'error';
  readonly text: string;
  readonly link?: { readonly text: string; readonly href: string } | undefined;
}

/** A recent change that can be undone. */
export interface UndoOffer {
  /** A later offer with the same id replaces this one. */
  readonly id: string;
  /** Describes the change. */
  readonly text: string;
  /**
   * When to move the focus to the offer, because the control that was used has disappeared; 'on-next-page' waits until
   * this page has been left.
   */
  readonly takesFocus: 'never' | 'at-once' | 'on-next-page';
  /** Undoes the change; when it rejects, the offer stays open for another attempt. */
  readonly undo: () => Promise<UndoOutcome>;
}

interface Undo {
  readonly offer: (offer: UndoOffer) => void;
  /** Increases with every undone change, so that lists can reload. */
  readonly undoneCount: number;
}

export const UndoContext = createContext<Undo>({ offer: () => {}, undoneCount: 0 });

/** Offers to undo a change for 20 seconds, on every page inside the UndoArea. */
export function useUndo(): Undo {
  return useContext(UndoContext);
}
