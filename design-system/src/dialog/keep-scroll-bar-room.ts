/**
 * Sets --scroll-bar-room to the width of the page's scroll bar before a modal dialog removes it. A gutter would keep
 * the page in place too, but nothing can be rendered in it: every dialog would have an empty strip at its side.
 */
export function keepScrollBarRoom(): void {
  const { documentElement: root } = document;
  // While a dialog is open the bar is already gone, and its width known.
  if (document.querySelector('dialog:modal') !== null) return;
  root.style.setProperty('--scroll-bar-room', `${innerWidth - root.clientWidth}px`);
}
