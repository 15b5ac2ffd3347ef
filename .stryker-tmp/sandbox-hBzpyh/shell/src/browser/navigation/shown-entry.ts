// @ts-nocheck
import { readEntryState } from './scroll.ts';

/** The history entry of the page in view: the address may run ahead of it, by back or forward. */
export interface ShownEntry {
  /** The page of the present address is in view now. */
  readonly note: () => void;
  /** State of an entry that comes after the one in view, or takes its place. */
  readonly createState: (isReplacing: boolean) => { readonly key: string; readonly position: number };
  /** Takes the address back to the page in view, after a step whose page cannot be had. */
  readonly restore: () => void;
  /** Whether a popstate event is the arrival of `restore`; true once. */
  readonly takeArrival: () => boolean;
}

/** Begins with the entry of the document, and numbers it if no earlier document has. */
export function createShownEntry(onPlaced: () => void): ShownEntry {
  if (!readEntryState(history.state)) {
    history.replaceState({ ...history.state, key: crypto.randomUUID(), position: 0 }, '');
  }
  const readPosition = () => readEntryState(history.state)?.position ?? null;
  const read = () => ({ position: readPosition(), state: history.state as unknown, href: location.href });
  let shown = read();
  let isReturning = false;
  return {
    note: () => {
      shown = read();
    },
    createState: (isReplacing) => ({
      key: crypto.randomUUID(),
      position: (shown.position ?? 0) + (isReplacing ? 0 : 1),
    }),
    restore: () => {
      const position = readPosition();
      if (location.href === shown.href && position === shown.position) return;
      if (position !== null && shown.position !== null && position !== shown.position) {
        isReturning = true;
        history.go(shown.position - position);
        return;
      }
      // Not known how far it is: the page in view gets an entry of its own.
      history.pushState(shown.state, '', shown.href);
      onPlaced();
    },
    takeArrival: () => {
      const isArrival = isReturning;
      isReturning = false;
      return isArrival;
    },
  };
}
