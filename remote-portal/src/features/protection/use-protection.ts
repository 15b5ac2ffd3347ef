import { useSession, useShell } from '@kmx/shared-contracts/remote-root.tsx';
import type { User } from '@kmx/shared-contracts/session.ts';
import { useCallback, useEffect, useState } from 'react';

export type Protection =
  | { readonly state: 'signed-in'; readonly user: User }
  | { readonly state: 'signing-in' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'failed'; readonly detail: string; readonly isBlocked: boolean };

type Attempt = {
  readonly isRunning: boolean;
  readonly failure: string | null;
  /** The browser keeps nothing for this site, so no attempt can succeed. */
  readonly isBlocked?: boolean;
};

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
        const failure = error instanceof Error ? error.message : String(error);
        setAttempt({ isRunning: false, failure, isBlocked: isStorageBlocked(error) });
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
  const { failure, isBlocked = false } = attempt;
  if (failure !== null) return { state: 'failed', detail: failure, isBlocked };
  return { state: attempt.isRunning ? 'signing-in' : 'signed-out' };
}

const isStorageBlocked = (error: unknown) => error instanceof DOMException && error.name === 'SecurityError';
