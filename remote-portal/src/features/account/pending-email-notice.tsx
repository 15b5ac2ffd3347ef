import { Button } from '@kmx/design-system/button/button.tsx';
import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import type { ReactNode } from 'react';
import { DateText } from '../dates/date-text.tsx';
import * as styles from './account.module.css';
import { SelfServiceFailure } from './self-service-failure.tsx';
import type { EmailChange, PendingEmail } from './use-email-change.ts';

interface PendingEmailNoticeProps {
  readonly email: EmailChange;
  readonly pending: PendingEmail;
}

/** Says which address awaits confirmation and until when; the link can be resent or the change withdrawn (POR-081). */
export function PendingEmailNotice({ email, pending }: PendingEmailNoticeProps): ReactNode {
  const t = useTranslate();
  const showMessage = useShowMessage();
  const sendAgain = async () => {
    if ((await email.sendAgain()) === 'done') showMessage('success', t('profile.email.sent', { email: pending.mail }));
  };
  const withdraw = async () => {
    if ((await email.withdraw()) !== 'done') return;
    showMessage('success', t('profile.email.withdrawn'));
    // The button disappears together with this notice.
    document.querySelector<HTMLInputElement>('#profile-email')?.focus();
  };
  const { refusal } = email;
  return (
    <div className={joinClassNames(styles.note, styles.pending)} role="status">
      <Stack gap={3}>
        <p className={styles.breakable}>
          {t(pending.isExpired ? 'profile.email.expired' : 'profile.email.waiting', { email: pending.mail })}
        </p>
        {!pending.isExpired && (
          <p className={styles.muted}>
            {t('profile.email.until')} <DateText value={pending.expiresAt} withTime />
          </p>
        )}
        {refusal !== null && refusal.kind !== 'wrong' && <SelfServiceFailure refusal={refusal} />}
        <Stack direction="row" gap={3}>
          <Button
            variant="secondary"
            size="small"
            busy={email.isRunning}
            busyText={t('desk.loading')}
            onClick={() => void sendAgain()}
          >
            {t('profile.email.sendAgain')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => void withdraw()}>
            {t('profile.email.withdraw')}
          </Button>
        </Stack>
      </Stack>
    </div>
  );
}
