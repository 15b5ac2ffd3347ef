import * as v from 'valibot';
import type { BootData } from '../../state/page-view/boot-data.ts';

const requestDeadlineMs = 5000;
/** The same path is reloaded for a newer build at most once in this time (SRV-010). */
const reloadGuardMs = 10_000;

const latestSchema = v.object({ id: v.string(), timestamp: v.number() });

/**
 * Polls `builds/latest.json`, also on each return to the tab, and knows whether the document is outdated
 * (SRV-010, SRV-016, SRV-028, D-47).
 */
export function watchBuilds(
  buildId: string,
  { pollMs, isReloading }: BootData['builds'],
): { readonly isOutdated: () => boolean } {
  let isOutdated = false;
  const look = async (): Promise<void> => {
    try {
      const answer = await fetch(`/builds/latest.json?${Date.now()}`, {
        signal: AbortSignal.timeout(requestDeadlineMs),
      });
      isOutdated = v.parse(latestSchema, await answer.json()).id !== buildId;
      if (isOutdated && isReloading) location.reload();
    } catch (error) {
      // SRV-061: console only.
      console.warn('The newest build could not be asked for', error);
    }
  };
  setInterval(() => void look(), pollMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
  return { isOutdated: () => isOutdated };
}

/** Loads a new document unless the same path was reloaded just now (SRV-010); false when the guard refused. */
export function reloadOnce(url: string): boolean {
  const key = `uapp-reload:${new URL(url, location.href).pathname}`;
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < reloadGuardMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without session storage there is no guard; one reload is still better than an old build.
  }
  location.assign(url);
  return true;
}
