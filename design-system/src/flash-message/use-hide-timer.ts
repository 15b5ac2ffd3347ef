import { useEffect, useState } from 'react';

/** Calls `hide` after the given milliseconds, except while hovered or focused; the timer restarts afterwards. */
export function useHideTimer(milliseconds: number | undefined, hide: () => void) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const held = isPointed || isFocused;
  useEffect(() => {
    if (milliseconds === undefined || held) return;
    const timer = setTimeout(hide, milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, hide, held]);
  return {
    holdByPointer: () => setPointed(true),
    releaseByPointer: () => setPointed(false),
    holdByFocus: () => setFocused(true),
    releaseByFocus: () => setFocused(false),
  };
}
