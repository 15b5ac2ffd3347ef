import type { MouseEvent } from 'react';

/** Opens a panel instead of the page that a link leads to, unless the visitor asks for a new tab or window. */
export function openByClick(event: MouseEvent, open: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
}
