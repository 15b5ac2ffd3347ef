/** Tells screen readers the new page and moves the focus to its start, as a new document would. */
export function announcePage(title: string): void {
  const region = document.getElementById('kmx-announcer');
  if (region) region.textContent = title;
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
