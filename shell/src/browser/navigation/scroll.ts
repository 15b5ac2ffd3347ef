import { readTabValue, writeTabValue } from '@kmx/remote-kit/storage/tab-storage.ts';
import * as v from 'valibot';

/** Scroll position is restored this long after the page was rendered (PUB-042). */
const restoreDelayMs = 100;

const storageName = 'scroll';
const keptPlaces = 50;
const placesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.string(), v.object({ x: v.number(), y: v.number() })])),
);

/** State that the shell keeps in each history entry. */
interface EntryState {
  readonly key: string;
  /** Key of the document that made the entry, when it showed another page before. */
  readonly previous?: string;
  /** Position among the entries of the same document, so that a step can be reversed; entries of other programs have none. */
  readonly position?: number;
}

/** Reads the state of a history entry; entries of other programs have none. */
export function readEntryState(state: unknown): EntryState | null {
  return typeof state === 'object' && state !== null && 'key' in state ? (state as EntryState) : null;
}

function findTarget(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
}

/** Scrolls to the anchor, else to the top (PUB-041). */
export function scrollToTarget(hash: string): void {
  const target = findTarget(hash);
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}

/**
 * Goes to an anchor of the current page, with the keyboard focus too: the next Tab begins there, as it would if the
 * browser followed the link itself (PUB-041).
 */
export function enterTarget(hash: string): void {
  scrollToTarget(hash);
  const target = findTarget(hash);
  if (target === null) return;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}

/** Where the visitor was on each entry of the history (PUB-042). */
export interface ScrollMemory {
  /** Stores the scroll position in the current entry, which is about to be left or was just left by back or forward. */
  readonly remember: () => void;
  /** Records that history.state is now that of the current entry. */
  readonly enter: () => void;
  /** Scrolls to the position stored in the current entry, otherwise to the anchor or the top. */
  readonly restore: () => void;
}

/** Creates the memory of this document and returns to the place where an earlier document left the entry. */
export function createScrollMemory(): ScrollMemory {
  const readKey = () => readEntryState(history.state)?.key ?? '';
  const places = new Map(readStoredPlaces());
  let shownKey = readKey();
  const remember = (): void => {
    places.delete(shownKey);
    places.set(shownKey, { x: scrollX, y: scrollY });
  };
  const restore = (): void => {
    const place = places.get(shownKey);
    const { hash } = location;
    setTimeout(() => (place ? scrollTo(place.x, place.y) : scrollToTarget(hash)), restoreDelayMs);
  };
  addEventListener('pagehide', () => {
    remember();
    writeTabValue(storageName, JSON.stringify([...places].slice(-keptPlaces)));
  });
  if (places.has(shownKey) && scrollY === 0) restore();
  return {
    remember,
    restore,
    enter: () => {
      shownKey = readKey();
    },
  };
}

// Chromium drops what a reloading page writes into history.state, so the positions are stored here.
function readStoredPlaces(): v.InferOutput<typeof placesSchema> {
  const stored = v.safeParse(placesSchema, readTabValue(storageName));
  return stored.success ? stored.output : [];
}
