/** Moves keyboard users whose control has disappeared to the title of the page, instead of its very beginning. */
export function focusPageTitle(): void {
  if (document.activeElement !== document.body && document.activeElement !== null) return;
  const title = document.querySelector<HTMLElement>('main h1');
  if (title === null) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  title.addEventListener('blur', () => title.removeAttribute('tabindex'), { once: true });
}
