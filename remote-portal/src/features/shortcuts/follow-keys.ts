import { type Shortcut, shortcuts } from './shortcut-table.ts';

/** Between two keys of one shortcut. */
const maxPauseMs = 1500;

/** The first key of a shortcut that is not complete yet. */
export interface PendingKey {
  readonly key: string;
  /** Milliseconds of performance.now(). */
  readonly at: number;
}

/** What a key means after what was pressed before: a complete shortcut, the start of one, or nothing. */
export function followKey(
  pending: PendingKey | null,
  key: string,
  at: number,
): { readonly shortcut: Shortcut | null; readonly pending: PendingKey | null } {
  const first = pending !== null && at - pending.at <= maxPauseMs ? pending.key : null;
  const find = (pressed: readonly string[]) =>
    shortcuts.find(
      ({ keys }) => keys.length === pressed.length && keys.every((name, place) => name === pressed[place]),
    );
  const shortcut = (first === null ? undefined : find([first, key])) ?? find([key]) ?? null;
  if (shortcut !== null) return { shortcut, pending: null };
  const isStart = shortcuts.some(({ keys }) => keys.length > 1 && keys[0] === key);
  return { shortcut: null, pending: isStart ? { key, at } : null };
}

/** Whether keys are text where they are pressed, so that they must mean nothing else. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null;
}
