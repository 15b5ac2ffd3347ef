/** Moves the focus to the start of the page, as loading a new document would; the scroll position stays. */
export function focusPageStart(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
