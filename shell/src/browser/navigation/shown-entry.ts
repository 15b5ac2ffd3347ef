import { readEntryState } from './scroll.ts';

/** The history entry of the current page: the address may run ahead of it, by back or forward. */
export interface ShownEntry {
  /** The page of the current address is now shown. */
  readonly note: () => void;
  /** State of an entry that follows the current one, or replaces it. */
  readonly createState: (isReplacing: boolean) => { readonly key: string; readonly position: number };
  /** Returns the address to the current page, after a step whose page cannot be loaded. */
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
      // Its distance is unknown: the current page gets its own entry.
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
