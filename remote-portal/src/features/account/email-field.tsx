import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import * as styles from './account.module.css';
import { PendingEmailNotice } from './pending-email-notice.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** The address used to sign in, and a new one awaiting confirmation (POR-081). */
export function EmailField({ form }: { readonly form: ProfileForm }): ReactNode {
  const t = useTranslate();
  const { shown, checked, change, email } = form;
  if (!email.isPossible) {
    return (
      <div className={styles.fixed}>
        <p className={styles.fixedLabel}>{t('profile.field.email')}</p>
        <p className={styles.fixedValue}>{shown.email}</p>
        <p className={styles.muted}>{t('profile.emailHint')}</p>
      </div>
    );
  }
  return (
    <>
      <TextField
        {...checked.getField('email')}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t('profile.field.email')}
        hint={t('profile.email.hint')}
        autoComplete="email"
        maxLength={254}
        required
        value={shown.email}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      {email.pending !== null && <PendingEmailNotice email={email} pending={email.pending} />}
    </>
  );
}
