import type { EarlyEvents } from './boot.ts';

/** What boot.ts has kept; undefined in a document without it. */
export function readEarlyEvents(): EarlyEvents | undefined {
  return Reflect.get(document, Symbol.for('kmx.early-clicks')) as EarlyEvents | undefined;
}

/** Replays the clicks that were made inside an element before it was hydrated, all or those on some of its buttons. */
export function replayEarlyClicks(element: Element, buttons = '*'): void {
  const early = readEarlyEvents();
  if (!early) return;
  const mine = early.list.filter((button) => element.contains(button) && button.isConnected && button.matches(buttons));
  early.list.splice(0, early.list.length, ...early.list.filter((button) => !mine.includes(button)));
  for (const button of mine) button.click();
}

/** Ends the recording: from now on every part of the page handles its clicks itself. */
export function stopEarlyClicks(): void {
  readEarlyEvents()?.stop();
}
