import { useEffect } from 'react';

/**
 * Refreshes when the connection returns, when the tab becomes visible, and every `pollMs` (0 disables polling) while
 * visible and online.
 */
export function useRefreshWhenSeen(refresh: () => void, pollMs: number): void {
  useEffect(() => {
    const refreshIfSeen = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) refresh();
    };
    const timer = pollMs > 0 ? setInterval(refreshIfSeen, pollMs) : undefined;
    addEventListener('online', refreshIfSeen);
    document.addEventListener('visibilitychange', refreshIfSeen);
    return () => {
      clearInterval(timer);
      removeEventListener('online', refreshIfSeen);
      document.removeEventListener('visibilitychange', refreshIfSeen);
    };
  }, [pollMs, refresh]);
}
