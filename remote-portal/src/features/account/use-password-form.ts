import { useCheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import type { User } from '@kmx/shared-contracts/session.ts';
import { useState } from 'react';
import * as v from 'valibot';
import { checkPolicy, type PolicyOwner } from './check-policy.ts';
import { type PolicyRequirement, requestSelfService, type SelfServiceRefusal } from './request-self-service.browser.ts';

const empty = { current: '', next: '', again: '' };

/** State of the form that changes the password; typed passwords are held in memory only and never stored. */
export function usePasswordForm(user: User, policies: readonly PolicyRequirement[]) {
  const t = useTranslate();
  const showMessage = useShowMessage();
  const [typed, setTyped] = useState(empty);
  const [refusal, setRefusal] = useState<SelfServiceRefusal | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const owner: PolicyOwner = { mail: user.email, givenName: user.firstName, sn: user.lastName };

  const checked = useCheckedForm({
    id: 'password',
    values: typed,
    rules: {
      current: ({ current }) => (current === '' ? 'current' : null),
      next: ({ next }) =>
        next === '' || policies.some((policy) => checkPolicy(policy, next, owner) === false) ? 'next' : null,
      again: ({ next, again }) => (next === again ? null : 'again'),
    },
    refused: refusal?.kind === 'wrong' ? { current: 'wrong' } : refusal?.kind === 'policies' ? { next: 'next' } : {},
    describe: (problem) => t(`password.problem.${problem}`),
  });

  const send = async () => {
    setIsRunning(true);
    const answer = await requestSelfService({
      path: `users/${encodeURIComponent(user.id)}`,
      schema: v.object({ result: v.literal(true) }),
      change: { action: 'changePassword', body: { currentpassword: typed.current, userpassword: typed.next } },
    });
    setIsRunning(false);
    if (answer.kind === 'done') {
      setTyped(empty);
      showMessage('success', t('password.changed'));
      return;
    }
    setRefusal(answer.refusal);
  };
  return {
    typed,
    type: (field: keyof typeof empty, text: string) => setTyped((last) => ({ ...last, [field]: text })),
    checked,
    refusal,
    forgetRefusal: () => setRefusal(null),
    isRunning,
    owner,
    send,
  };
}
