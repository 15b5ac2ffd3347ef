import type { User } from '@kmx/shared-contracts/session.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useRenewal } from '../services/use-renewal.ts';
import { requestSelfService, type SelfServiceAnswer, type SelfServiceRefusal } from './request-self-service.browser.ts';

const pendingSchema = v.nullable(v.object({ mail: v.string(), expiresAt: v.string(), isExpired: v.boolean() }));
// Other identity providers may not support pending addresses; then the address is only displayed.
const ownerSchema = v.object({ mail: v.string(), pendingMail: v.optional(pendingSchema) });
const changedSchema = v.object({ pendingMail: pendingSchema });

/** A new address awaiting confirmation. */
export type PendingEmail = NonNullable<v.InferOutput<typeof pendingSchema>>;
type Action = 'requestEmailChange' | 'resendEmailChange' | 'withdrawEmailChange';

/**
 * The e-mail address at the identity provider, which is used to sign in (POR-081). Once the link has been confirmed,
 * renews the tokens so that every part of the page knows the new address, and calls `onChanged`.
 */
export function useEmailChange(user: User, onChanged: () => void) {
  const [pending, setPending] = useState<PendingEmail | null>(null);
  const [isPossible, setIsPossible] = useState(true);
  const [refusal, setRefusal] = useState<SelfServiceRefusal | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const path = `users/${encodeURIComponent(user.id)}`;
  const renew = useRenewal();
  const follow = useRef(async () => {});
  useEffect(() => {
    follow.current = async () => {
      onChanged();
      await renew();
    };
  });
  const known = useRef(user.email.toLowerCase());

  const load = useCallback(async () => {
    const answer = await requestSelfService({ path, schema: ownerSchema });
    if (answer.kind === 'refused') return;
    const { mail, pendingMail } = answer.data;
    setIsPossible(pendingMail !== undefined);
    setPending(pendingMail ?? null);
    if (mail.toLowerCase() === known.current) return;
    known.current = mail.toLowerCase();
    await follow.current();
  }, [path]);
  useEffect(() => void load(), [load]);
  const isWaiting = pending !== null;
  useEffect(() => {
    if (!isWaiting) return;
    // The link is often opened in another tab.
    const checkConfirmation = () => {
      if (document.visibilityState === 'visible') void load();
    };
    document.addEventListener('visibilitychange', checkConfirmation);
    addEventListener('focus', checkConfirmation);
    return () => {
      document.removeEventListener('visibilitychange', checkConfirmation);
      removeEventListener('focus', checkConfirmation);
    };
  }, [isWaiting, load]);

  const request = async (
    action: Action,
    body: Readonly<Record<string, string>>,
  ): Promise<'done' | 'running' | SelfServiceRefusal['kind']> => {
    if (isRunning) return 'running';
    setIsRunning(true);
    const answer: SelfServiceAnswer<v.InferOutput<typeof changedSchema>> = await requestSelfService({
      path,
      schema: changedSchema,
      change: { action, body },
    });
    setIsRunning(false);
    setRefusal(answer.kind === 'refused' ? answer.refusal : null);
    if (answer.kind === 'refused') {
      // Confirmed or withdrawn in another window.
      if (answer.refusal.kind === 'conflict') await load();
      return answer.refusal.kind;
    }
    setPending(answer.data.pendingMail);
    return 'done';
  };
  return {
    pending,
    /** False where the address is managed elsewhere. */
    isPossible,
    refusal,
    isRunning,
    forgetRefusal: () => setRefusal(null),
    request: (mail: string, password: string) => request('requestEmailChange', { mail, currentpassword: password }),
    sendAgain: () => request('resendEmailChange', {}),
    withdraw: () => request('withdrawEmailChange', {}),
  };
}

export type EmailChange = ReturnType<typeof useEmailChange>;
