import { focusPageTitle } from '@kmx/design-system/heading/focus-page-title.ts';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { UndoOffer } from './undo-offer.ts';

interface OfferElements {
  readonly frame: RefObject<HTMLElement | null>;
  readonly button: RefObject<HTMLElement | null>;
}

/** Moves the focus to an offer whose control has disappeared, and from a vanishing offer to the page title. */
export function useOfferFocus(offer: UndoOffer, { frame, button }: OfferElements): void {
  useEffect(() => {
    if (offer.takesFocus === 'never') return undefined;
    if (offer.takesFocus === 'at-once') {
      // The dialog first returns the focus, possibly to a button that is about to disappear.
      const timer = setTimeout(() => button.current?.focus(), 0);
      return () => clearTimeout(timer);
    }
    // The previous page is gone with its buttons, and the shell moves the focus to the title of the next one: from
    // there the offer is easier to reach than at the end of that page.
    const takeFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLHeadingElement)) return;
      document.removeEventListener('focusin', takeFocus);
      button.current?.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', takeFocus);
    return () => document.removeEventListener('focusin', takeFocus);
  }, [offer, button]);
  // Before the element is removed, while the position of the focus is still known.
  useLayoutEffect(() => {
    const element = frame.current;
    return () => {
      if (element?.contains(document.activeElement)) setTimeout(focusPageTitle, 0);
    };
  }, [frame]);
}
