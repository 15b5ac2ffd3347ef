import { focusPageStart } from '../../chrome/banners/focus-page-start.ts';

/** Tells screen readers the new page and moves the focus to its start, unless the visitor is at something already. */
export function announcePage(title: string, keepsFocus: boolean): void {
  const region = document.getElementById('kmx-announcer');
  if (region) region.textContent = title;
  if (!keepsFocus) focusPageStart();
}
