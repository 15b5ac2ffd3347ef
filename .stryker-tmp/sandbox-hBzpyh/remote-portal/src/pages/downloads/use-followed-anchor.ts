// @ts-nocheck
import { useEffect } from 'react';

/** Goes to the entry that the address names, which was not there yet when the browser looked for it. */
export function useFollowedAnchor(): void {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id !== '') document.getElementById(id)?.scrollIntoView({ block: 'start' });
  }, []);
}
