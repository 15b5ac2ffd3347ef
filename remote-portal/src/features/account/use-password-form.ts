import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import type { User } from '@kmx/shared-contracts/session.ts';
import { useState } from 'react';
import * as v from 'valibot';
import { askSelfService, type PolicyRequirement, type SelfServiceRefusal } from './ask-self-service.browser.ts';
import { checkPolicy, type PolicyOwner } from './check-policy.ts';

const empty = { current: '', next: '', again: '' };

/** State of the form that changes the password; what is typed is kept in memory alone and never stored. */
export function usePasswordForm(user: User, policies: readonly PolicyRequirement[]) {
  const t = useTranslate();
  const showMessage = useShowMessage();
  const [typed, setTyped] = useState(empty);
  const [problems, setProblems] = useState<Readonly<Partial<Record<keyof typeof empty, string>>>>({});
  const [refusal, setRefusal] = useState<SelfServiceRefusal | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const owner: PolicyOwner = { mail: user.email, givenName: user.firstName, sn: user.lastName };

  const findProblems = () => ({
    ...(typed.current === '' ? { current: 'password.problem.current' } : {}),
    ...(typed.next === '' || policies.some((policy) => checkPolicy(policy, typed.next, owner) === false)
      ? { next: 'password.problem.next' }
      : {}),
    ...(typed.next === typed.again ? {} : { again: 'password.problem.again' }),
  });
  const send = async () => {
    const found = findProblems();
    setProblems(found);
    setRefusal(null);
    if (Object.keys(found).length > 0 || isRunning) return;
    setIsRunning(true);
    const answer = await askSelfService({
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
    if (answer.refusal.kind === 'wrong') setProblems({ current: 'password.problem.wrong' });
    if (answer.refusal.kind === 'policies') setProblems({ next: 'password.problem.next' });
  };
  return {
    typed,
    type: (field: keyof typeof empty, text: string) => setTyped((last) => ({ ...last, [field]: text })),
    problems,
    refusal,
    isRunning,
    owner,
    send,
  };
}
