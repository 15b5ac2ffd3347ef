import { useEffect, useState } from 'react';

/** Calls hide after the milliseconds given, except while held; every release starts the time anew. */
export function useHideTimer(milliseconds: number | undefined, hide: (() => void) | undefined) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (milliseconds === undefined || hide === undefined || held) return;
    const timer = setTimeout(hide, milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, hide, held]);
  return { hold: () => setHeld(true), release: () => setHeld(false) };
}
