import { Button } from '@kmx/design-system/button/button.tsx';
import { Checkbox } from '@kmx/design-system/checkbox/checkbox.tsx';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { SummarizedForm } from '@kmx/remote-kit/forms/summarized-form.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { User } from '@kmx/shared-contracts/session.ts';
import { type ReactNode, useState } from 'react';
import * as styles from './account.module.css';
import { PolicyList } from './policy-list.tsx';
import { SelfServiceFailure } from './self-service-failure.tsx';
import { usePasswordForm } from './use-password-form.ts';
import { usePasswordPolicies } from './use-password-policies.ts';

const fields = [
  { name: 'current', autoComplete: 'current-password' },
  { name: 'next', autoComplete: 'new-password' },
  { name: 'again', autoComplete: 'new-password' },
] as const;

/** Changes the password; rules are checked while the user types where possible, and again from the answer (AUTH-023..025). */
export function PasswordForm({ user }: { readonly user: User }): ReactNode {
  const t = useTranslate();
  const policies = usePasswordPolicies();
  const form = usePasswordForm(user, policies);
  const [isShown, setIsShown] = useState(false);
  const { typed, checked, refusal } = form;
  return (
    <SummarizedForm
      className={styles.narrow}
      form={checked}
      summary={() => t('account.check')}
      gap={5}
      canSend={!form.isRunning}
      onAttempt={form.forgetRefusal}
      onSend={() => void form.send()}
    >
      {refusal !== null && refusal.kind !== 'wrong' && <SelfServiceFailure refusal={refusal} />}
      {/* Password managers need to know the account of the password. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      {fields.map(({ name, autoComplete }) => (
        <div key={name} className={styles.field}>
          <TextField
            {...checked.getField(name)}
            type={isShown ? 'text' : 'password'}
            label={t(`password.field.${name}`)}
            autoComplete={autoComplete}
            spellCheck={false}
            autoCapitalize="none"
            required
            maxLength={1000}
            value={typed[name]}
            onChange={(event) => form.type(name, event.currentTarget.value)}
          />
          {name === 'next' && (
            <PolicyList
              policies={policies}
              refused={refusal?.kind === 'policies' ? refusal.policies : []}
              password={typed.next}
              owner={form.owner}
            />
          )}
        </div>
      ))}
      <Checkbox
        label={t('password.show')}
        checked={isShown}
        onChange={(event) => setIsShown(event.currentTarget.checked)}
      />
      <div>
        <Button type="submit" busy={form.isRunning} busyText={t('account.saving')}>
          {t('password.change')}
        </Button>
      </div>
      <p className={styles.muted}>{t('password.otherSessions')}</p>
    </SummarizedForm>
  );
}
