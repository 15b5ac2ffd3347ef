import type { EarlyClicks } from './boot.ts';

/** Replays the clicks that were made inside an element before it was hydrated, all or those on some of its buttons. */
export function replayEarlyClicks(element: Element, buttons = '*'): void {
  const early = Reflect.get(document, Symbol.for('kmx.early-clicks')) as EarlyClicks | undefined;
  if (!early) return;
  const mine = early.list.filter((button) => element.contains(button) && button.isConnected && button.matches(buttons));
  early.list.splice(0, early.list.length, ...early.list.filter((button) => !mine.includes(button)));
  for (const button of mine) button.click();
}

/** Ends the recording: from now on every part of the page handles its clicks itself. */
export function stopEarlyClicks(): void {
  (Reflect.get(document, Symbol.for('kmx.early-clicks')) as EarlyClicks | undefined)?.stop();
}
