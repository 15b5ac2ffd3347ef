import { renewalThresholdMs } from './auth-settings.ts';

/** Tokens that live shorter than the threshold must not be renewed without pause. */
const minPauseMs = 30_000;
const maxJitterMs = 10_000;
/** Timers of browsers overflow beyond 24 days. */
const maxPauseMs = 86_400_000;

export interface RenewalTimer {
  /** Plans the renewal of tokens; tokens without expiry are never renewed. */
  readonly schedule: (tokenExpiry: number | undefined) => void;
  readonly cancel: () => void;
}

/** Renews tokens as soon as they are within the threshold, in a visible tab only (AUTH-036). */
export function createRenewalTimer(page: Window, renew: () => void): RenewalTimer {
  let timer: number | undefined;
  let isDue = false;
  const run = (): void => {
    isDue = page.document.visibilityState !== 'visible';
    if (!isDue) renew();
  };
  page.document.addEventListener('visibilitychange', () => {
    if (isDue) run();
  });
  const cancel = (): void => {
    page.clearTimeout(timer);
    isDue = false;
  };
  return {
    cancel,
    schedule: (tokenExpiry) => {
      cancel();
      if (tokenExpiry === undefined) return;
      const untilDue = tokenExpiry - renewalThresholdMs - Date.now();
      const pause = Math.min(Math.max(untilDue, minPauseMs), maxPauseMs);
      timer = page.setTimeout(run, pause + Math.random() * maxJitterMs);
    },
  };
}
