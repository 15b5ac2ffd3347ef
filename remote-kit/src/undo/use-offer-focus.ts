import { focusPageTitle } from '@kmx/design-system/heading/focus-page-title.ts';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { UndoOffer } from './undo-offer.ts';

interface OfferElements {
  readonly frame: RefObject<HTMLElement | null>;
  readonly button: RefObject<HTMLElement | null>;
}

/** Moves the focus to an offer whose control is gone, and from an offer that goes to the title of the page. */
export function useOfferFocus(offer: UndoOffer, { frame, button }: OfferElements): void {
  useEffect(() => {
    if (offer.takesFocus === 'never') return undefined;
    if (offer.takesFocus === 'at-once') {
      // The dialog gives the focus back first, to a button that may be about to go.
      const timer = setTimeout(() => button.current?.focus(), 0);
      return () => clearTimeout(timer);
    }
    // The page that was left is gone with its buttons, and the shell leads to the title of the next one: the way back is
    // nearer here than at the end of that page.
    const takeFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLHeadingElement)) return;
      document.removeEventListener('focusin', takeFocus);
      button.current?.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', takeFocus);
    return () => document.removeEventListener('focusin', takeFocus);
  }, [offer, button]);
  // Before the element is gone, while it is known where the focus was.
  useLayoutEffect(() => {
    const element = frame.current;
    return () => {
      if (element?.contains(document.activeElement)) setTimeout(focusPageTitle, 0);
    };
  }, [frame]);
}
