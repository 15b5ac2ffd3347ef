import { AuthError, authErrors } from './auth-errors.ts';
import { departureTimeoutMs } from './auth-settings.ts';

/**
 * Never resolves, because the page is being left; rejects and stops the navigation after 30 seconds, or immediately
 * when the page comes back from the back/forward cache (AUTH-007, D-62).
 */
export function waitForDeparture(page: Window): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = (kind: 'not-left' | 'cancelled'): void => {
      page.clearTimeout(timer);
      page.removeEventListener('pageshow', showAgain);
      if (kind === 'not-left') page.stop();
      reject(new AuthError(kind, kind === 'not-left' ? authErrors.notLeft : authErrors.cancelled));
    };
    const showAgain = (event: PageTransitionEvent): void => {
      if (event.persisted) abort('cancelled');
    };
    const timer = page.setTimeout(() => abort('not-left'), departureTimeoutMs);
    page.addEventListener('pageshow', showAgain);
  });
}

/** Whether the visitor came to this document by Back or Forward, for instance away from the sign-in page. */
export function isHistoryArrival(page: Window): boolean {
  const [entry] = page.performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward';
}
