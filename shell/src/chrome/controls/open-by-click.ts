import type { MouseEvent } from 'react';

/** Opens something in place of a link's page, unless the visitor asks for a tab or window of its own. */
export function openByClick(event: MouseEvent, open: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
}
