import { useEffect } from 'react';

/** Scrolls to the entry named in the address, which did not exist yet when the browser looked for it. */
export function useFollowedAnchor(): void {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id !== '') document.getElementById(id)?.scrollIntoView({ block: 'start' });
  }, []);
}
