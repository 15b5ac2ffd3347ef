import { type Shortcut, shortcuts } from './shortcut-table.ts';

/** Longest pause between two keys of one shortcut. */
const maxPauseMs = 1500;

/** The first key of an incomplete shortcut. */
export interface PendingKey {
  readonly key: string;
  /** A time of `performance.now()`, in milliseconds. */
  readonly at: number;
}

/** Interprets a key after the previous one: a complete shortcut, the start of one, or nothing. */
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

/** Whether keys are text input at the event's target, so that they must not trigger shortcuts. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null;
}
