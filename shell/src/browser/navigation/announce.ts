import { focusPageStart } from '../../chrome/focus-page-start.ts';

/** Tells screen readers the new page and moves the focus to its start. */
export function announcePage(title: string): void {
  const region = document.getElementById('kmx-announcer');
  if (region) region.textContent = title;
  focusPageStart();
}
