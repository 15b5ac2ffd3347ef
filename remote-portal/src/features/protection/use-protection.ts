import { useSession, useShell } from '@kmx/shared-contracts/remote-root.tsx';
import type { User } from '@kmx/shared-contracts/session.ts';
import { useCallback, useEffect, useState } from 'react';

export type Protection =
  | { readonly state: 'signed-in'; readonly user: User }
  | { readonly state: 'signing-in' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'failed'; readonly detail: string };

type Attempt = { readonly isRunning: boolean; readonly failure: string | null };

/** Asks the shell for a signed-in user as soon as the page runs in the browser (AUTH-005, AUTH-006). */
export function useProtection(): { readonly protection: Protection; readonly signIn: () => void } {
  const shell = useShell();
  const { status, user } = useSession();
  const [attempt, setAttempt] = useState<Attempt>({ isRunning: true, failure: null });

  const signIn = useCallback(() => {
    if (!shell) return;
    setAttempt({ isRunning: true, failure: null });
    shell.auth.ensureSignedIn().then(
      () => setAttempt({ isRunning: false, failure: null }),
      (error: unknown) => {
        setAttempt({ isRunning: false, failure: error instanceof Error ? error.message : String(error) });
        shell.reportError(error, 'sign-in');
      },
    );
  }, [shell]);
  useEffect(signIn, [signIn]);

  return { signIn, protection: resolveProtection(status === 'signed-in' ? user : null, attempt) };
}

/** A known user always wins; a sign-out in another tab ends in a prompt, not in a redirect that nobody asked for. */
export function resolveProtection(user: User | null, attempt: Attempt): Protection {
  if (user?.populated) return { state: 'signed-in', user };
  if (attempt.failure !== null) return { state: 'failed', detail: attempt.failure };
  return { state: attempt.isRunning ? 'signing-in' : 'signed-out' };
}
