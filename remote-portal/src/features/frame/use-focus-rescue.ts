import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface FocusRescue {
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Keeps keyboard users in place when the focused button disappears with its row: moves the focus to `target`, a heading
 * with tabIndex -1. Spread the returned handlers on the element around the rows.
 */
export function useFocusRescue(target: RefObject<HTMLElement | null>): FocusRescue {
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) target.current?.focus();
  });
  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget, target: left }) => {
      // Without a next element the window lost the focus, the element is being removed, or the user clicked outside.
      if (relatedTarget instanceof Node) isInside.current = currentTarget.contains(relatedTarget);
      else if (left.isConnected && document.hasFocus()) isInside.current = false;
    },
  };
}
