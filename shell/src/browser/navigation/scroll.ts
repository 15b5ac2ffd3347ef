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

/** Notes where the visitor is before the entry is left. */
export function rememberScroll(): void {
  const state = readEntryState(history.state) ?? { key: crypto.randomUUID() };
  history.replaceState({ ...state, scroll: { x: scrollX, y: scrollY } }, '');
}

/** Scrolls to the anchor, else to the top (PUB-041). */
export function scrollToTarget(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}

/** Goes back to where the visitor was on this entry (PUB-042). */
export function restoreScroll(state: unknown): void {
  const position = readEntryState(state)?.scroll;
  setTimeout(() => scrollTo(position?.x ?? 0, position?.y ?? 0), restoreDelayMs);
}
