/** Scroll position is restored this long after the page was drawn (PUB-042). */
const restoreDelayMs = 100;

/** State that the shell keeps in each history entry. */
interface EntryState {
  readonly key: string;
  /** Key of the document that made the entry, when it showed another page before. */
  readonly previous?: string;
  readonly scroll?: { readonly x: number; readonly y: number };
}

/** Reads the state of a history entry; entries of other programs have none. */
export function readEntryState(state: unknown): EntryState | null {
  return typeof state === 'object' && state !== null && 'key' in state ? (state as EntryState) : null;
}

/** Scrolls to the anchor, else to the top (PUB-041). */
export function scrollToTarget(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}

/** Where the visitor was on each entry of the history (PUB-042). */
export interface ScrollMemory {
  /** Notes the place on the entry in view, before the document or the entry is left. */
  readonly remember: () => void;
  /** Notes that an entry was made and is in view now. */
  readonly enter: () => void;
  /** Notes the place on the entry that was left by back or forward. */
  readonly enterByHistory: () => void;
  /** Goes to the place on the entry in view, else to the anchor or the top. */
  readonly restore: () => void;
}

/** Creates the memory of this document; entries of earlier ones keep their place in the history's state. */
export function createScrollMemory(): ScrollMemory {
  // Back and forward are heard of when history.state is already that of the other entry.
  const places = new Map<string, { readonly x: number; readonly y: number }>();
  const readKey = () => readEntryState(history.state)?.key ?? '';
  let shownKey = readKey();
  const enter = (): void => {
    shownKey = readKey();
  };
  return {
    remember: () => {
      const scroll = { x: scrollX, y: scrollY };
      places.set(shownKey, scroll);
      const state = readEntryState(history.state) ?? { key: crypto.randomUUID() };
      history.replaceState({ ...state, scroll }, '');
    },
    enter,
    enterByHistory: () => {
      places.set(shownKey, { x: scrollX, y: scrollY });
      enter();
    },
    restore: () => {
      const place = places.get(shownKey) ?? readEntryState(history.state)?.scroll;
      const { hash } = location;
      setTimeout(() => (place ? scrollTo(place.x, place.y) : scrollToTarget(hash)), restoreDelayMs);
    },
  };
}
