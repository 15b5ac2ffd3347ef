import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { errorIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import * as styles from './account.module.css';
import type { SelfServiceRefusal } from './request-self-service.browser.ts';

/** Explains why the identity provider did not fulfil a request, with the technical detail if there is one. */
export function SelfServiceFailure({ refusal }: { readonly refusal: SelfServiceRefusal }): ReactNode {
  const t = useTranslate();
  if (refusal.kind === 'policies') return null;
  const seconds = refusal.kind === 'throttled' ? refusal.seconds : 0;
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.failureText}>
        <Icon drawing={errorIcon} />
        {t(`account.refused.${refusal.kind}`, { seconds })}
      </p>
      {refusal.kind === 'failed' && <p className={styles.muted}>{t('signIn.detail', { detail: refusal.detail })}</p>}
    </div>
  );
}
