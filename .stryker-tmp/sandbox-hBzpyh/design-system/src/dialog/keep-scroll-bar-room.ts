/**
 * Says in --scroll-bar-room how wide the scroll bar of the page is, before a modal dialog takes it away. A gutter would keep
 * the page in place too, but nothing can be drawn in it: a bare strip would stand beside every dialog.
 */
// @ts-nocheck

export function keepScrollBarRoom(): void {
  const { documentElement: root } = document;
  // With a dialog open the bar is gone already, and its width is known.
  if (document.querySelector('dialog:modal') !== null) return;
  root.style.setProperty('--scroll-bar-room', `${innerWidth - root.clientWidth}px`);
}
