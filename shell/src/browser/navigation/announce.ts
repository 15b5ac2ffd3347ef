import { focusPageStart } from '../../chrome/banners/focus-page-start.ts';

/** Announces the new page to screen readers and moves the focus to its start, unless the visitor has already focused something. */
export function announcePage(title: string, keepsFocus: boolean): void {
  const region = document.getElementById('kmx-announcer');
  if (region) region.textContent = title;
  if (!keepsFocus) focusPageStart();
}
