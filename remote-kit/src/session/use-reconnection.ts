import { useEffect } from 'react';

/** Calls `goOn` as soon as the connection returns, while `isWaiting`. */
export function useReconnection(isWaiting: boolean, goOn: () => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [isWaiting, goOn]);
}
