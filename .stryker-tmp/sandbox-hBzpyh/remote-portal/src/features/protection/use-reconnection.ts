// @ts-nocheck
import { useEffect } from 'react';

/** Goes on by itself as soon as the connection is back, while there is something to go on with. */
export function useReconnection(isWaiting: boolean, goOn: () => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [isWaiting, goOn]);
}
