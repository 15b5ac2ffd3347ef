import { useShell } from '@kmx/remote-kit/remote/remote-root.tsx';

/** Tokens of this age contain the current roles; a tile that still looks new only waits for the service desk's answer. */
const freshMs = 10_000;
let renewedAt = Number.NEGATIVE_INFINITY;

/** Updates the roles of the session with new tokens; resolves to false when only signing in again helps. */
export function useRenewal(): () => Promise<boolean> {
  const shell = useShell();
  return async () => {
    if (shell === null) return false;
    if (performance.now() - renewedAt < freshMs) return true;
    try {
      await shell.auth.renew();
      renewedAt = performance.now();
      return true;
    } catch (error) {
      shell.reportError(error, 'renewal after a change of roles');
      return false;
    }
  };
}
