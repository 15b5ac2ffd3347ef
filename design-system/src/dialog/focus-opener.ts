const openers = new WeakMap<Element, Element>();

/** Remembers the focused element when a dialog opens. */
export function keepOpener(dialog: HTMLDialogElement): void {
  if (document.activeElement !== null) openers.set(dialog, document.activeElement);
}

function findOpener(dialog: Element): Element | undefined {
  const opener = openers.get(dialog);
  // Opened from a dialog that has closed since, as a panel is from the menu: the element that opened that dialog still exists.
  const closed = opener?.closest('dialog:not([open])');
  return closed ? findOpener(closed) : opener;
}

/** Returns the focus to the element that opened a dialog, unless another visible element has it. */
export function giveFocusBack(dialog: HTMLDialogElement): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body || dialog.contains(activeElement);
  const opener = isLost ? findOpener(dialog) : undefined;
  if (opener instanceof HTMLElement && opener !== activeElement) opener.focus();
}
