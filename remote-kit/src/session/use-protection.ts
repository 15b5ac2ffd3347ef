import type { Session, User } from '@kmx/shared-contracts/session.ts';
import { useCallback, useEffect, useState } from 'react';
import { useSession, useShell } from '../remote/remote-root.tsx';
import { useReconnection } from './use-reconnection.ts';

/** Why the user is not signed in; each cause has its own text. */
export type ProtectionFailure = 'failed' | 'blocked' | 'offline' | 'cancelled' | 'not-signed-out';

export type Protection =
  | { readonly state: 'signed-in'; readonly user: User }
  | { readonly state: 'signing-in' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'failed'; readonly cause: ProtectionFailure; readonly detail: string };

interface Attempt {
  readonly isRunning: boolean;
  readonly failure: { readonly cause: ProtectionFailure; readonly detail: string } | null;
}

/**
 * Asks the shell for a signed-in user as soon as the page runs in the browser (AUTH-005, AUTH-006). A user who is
 * signed in already causes no request, so navigating between pages never goes to the provider.
 */
export function useProtection(): { readonly protection: Protection; readonly signIn: () => void } {
  const shell = useShell();
  const session = useSession();
  const [attempt, setAttempt] = useState<Attempt>({ isRunning: true, failure: null });

  const signIn = useCallback(() => {
    if (!shell) return;
    setAttempt({ isRunning: true, failure: null });
    shell.auth.ensureSignedIn().then(
      () => setAttempt({ isRunning: false, failure: null }),
      (error: unknown) => {
        // Whoever signs out meanwhile sees that they are signed out, in whatever tab.
        if (hasKind(error, 'signed-out')) return setAttempt({ isRunning: false, failure: null });
        const detail = error instanceof Error ? error.message : String(error);
        const cause = findCause(error);
        setAttempt({ isRunning: false, failure: { cause, detail } });
        if (cause !== 'cancelled') shell.reportError(error, 'sign-in');
      },
    );
  }, [shell]);
  useEffect(() => {
    if (shell?.auth.session.read().status === 'signed-in') setAttempt({ isRunning: false, failure: null });
    else signIn();
  }, [shell, signIn]);
  useReconnection(attempt.failure !== null && attempt.failure.cause !== 'cancelled', signIn);

  return { signIn, protection: resolveProtection(session, attempt) };
}

/** A known user always wins; a sign-out in another tab ends in a prompt, not in an unexpected redirect. */
export function resolveProtection({ status, user, signOutFailure }: Session, attempt: Attempt): Protection {
  if (status === 'signed-in' && user?.populated) return { state: 'signed-in', user };
  if (attempt.isRunning || status === 'signing-in') return { state: 'signing-in' };
  if (signOutFailure !== undefined) return { state: 'failed', cause: 'not-signed-out', detail: signOutFailure };
  return attempt.failure === null ? { state: 'signed-out' } : { state: 'failed', ...attempt.failure };
}

function findCause(error: unknown): ProtectionFailure {
  if (!navigator.onLine) return 'offline';
  // The browser stores nothing for this site, so no attempt can succeed.
  if (error instanceof DOMException && error.name === 'SecurityError') return 'blocked';
  // The visitor pressed Back on the sign-in page.
  return hasKind(error, 'cancelled') ? 'cancelled' : 'failed';
}

const hasKind = (error: unknown, kind: string) => error instanceof Error && 'kind' in error && error.kind === kind;
