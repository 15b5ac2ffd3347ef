// @ts-nocheck
import { createContext, useContext } from 'react';
import type { DeskDoor } from '../../data/desk-operation.ts';

/** A change that was just made and can be taken back. */
export interface UndoOffer {
  readonly undoId: string;
  readonly door: DeskDoor;
  /** What has happened. */
  readonly text: string;
  /** Whether the control that was used is gone, as after a dialog, so that the focus may move to the offer. */
  readonly takesFocus: boolean;
  /** It is as before. */
  readonly onUndone: () => void;
}

export const UndoContext = createContext<(offer: UndoOffer) => void>(() => undefined);

/** Offers to take back what has just been done; on every page of the portal, until the time is over. */
export function useOfferUndo(): (offer: UndoOffer) => void {
  return useContext(UndoContext);
}
