import type { KeyboardEvent } from 'react';

/** Moves the focus to the next or previous element of a kind inside a box, round at the ends. */
export function moveFocus(event: KeyboardEvent, box: Element | null, selector: string, step: 1 | -1): void {
  const stops = [...(box?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const current = stops.findIndex((stop) => stop === document.activeElement);
  if (current === -1) return;
  event.preventDefault();
  stops.at((current + step) % stops.length)?.focus();
}
