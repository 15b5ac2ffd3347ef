import { Button } from '@kmx/design-system/button/button.tsx';
import { Checkbox } from '@kmx/design-system/checkbox/checkbox.tsx';
import { ErrorSummary } from '@kmx/design-system/error-summary/error-summary.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
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

/** Changes the password; rules are checked while one types where they can be, and after the answer (AUTH-023..025). */
export function PasswordForm({ user }: { readonly user: User }): ReactNode {
  const t = useTranslate();
  const policies = usePasswordPolicies();
  const form = usePasswordForm(user, policies);
  const [isShown, setIsShown] = useState(false);
  const { typed, problems, refusal } = form;
  const errors = fields.flatMap(({ name }) => {
    const problem = problems[name];
    return problem === undefined ? [] : [{ fieldId: `password-${name}`, text: t(problem) }];
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.send();
      }}
    >
      <Stack gap={5} className={styles.narrow}>
        <ErrorSummary title={t('account.check')} errors={errors} />
        {refusal !== null && refusal.kind !== 'wrong' && <SelfServiceFailure refusal={refusal} />}
        {/* Password managers want to know whose password it is. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        {fields.map(({ name, autoComplete }) => {
          const problem = problems[name];
          return (
            <div key={name} className={styles.field}>
              <TextField
                id={`password-${name}`}
                type={isShown ? 'text' : 'password'}
                label={t(`password.field.${name}`)}
                autoComplete={autoComplete}
                spellCheck={false}
                autoCapitalize="none"
                required
                maxLength={1000}
                error={problem === undefined ? undefined : t(problem)}
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
          );
        })}
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
      </Stack>
    </form>
  );
}
