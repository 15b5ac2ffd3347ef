import type { EarlyEvents } from './boot.ts';

/** What boot.ts has kept; undefined in a document without it. */
export function readEarlyEvents(): EarlyEvents | undefined {
  return Reflect.get(document, Symbol.for('kmx.early-clicks')) as EarlyEvents | undefined;
}

/** Repeats what was clicked and chosen inside an element before it was hydrated: all clicks, or those on some of its buttons. */
export function replayEarlyClicks(element: Element, buttons = '*'): void {
  const early = readEarlyEvents();
  if (!early) return;
  const mine = early.list.filter((button) => element.contains(button) && button.isConnected && button.matches(buttons));
  early.list.splice(0, early.list.length, ...early.list.filter((button) => !mine.includes(button)));
  for (const button of mine) button.click();
  for (const [select, value] of early.choices) {
    if (!element.contains(select)) continue;
    early.choices.delete(select);
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Goes where a link leads that was clicked before the page could answer: its code is not to be had. */
export function followEarlyLinks(): void {
  const link = readEarlyEvents()?.list.find((clicked) => clicked instanceof HTMLAnchorElement);
  if (link instanceof HTMLAnchorElement) location.assign(link.href);
}

/** Ends the recording: from now on every part of the page handles its clicks itself. */
export function stopEarlyClicks(): void {
  readEarlyEvents()?.stop();
}
