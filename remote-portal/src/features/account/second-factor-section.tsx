import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import { StatusBadge } from '@kmx/design-system/tag/status-badge.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import type { User } from '@kmx/shared-contracts/session.ts';
import { type ReactNode, useRef, useState } from 'react';
import { DateText } from '../dates/date-text.tsx';
import { useFocusRescue } from '../frame/use-focus-rescue.ts';
import * as styles from './account.module.css';
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx';
import { EnrolmentForm } from './enrolment-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SelfServiceFailure } from './self-service-failure.tsx';
import { type SecondFactor, type SecondFactorAction, useSecondFactor } from './use-second-factor.ts';

/** The second factor: set up, get new recovery codes, reset; each requires the password again (POR-083). */
export function SecondFactorSection({ user }: { readonly user: User }): ReactNode {
  const t = useTranslate();
  const showMessage = useShowMessage();
  const factor = useSecondFactor(user);
  const [wanted, setWanted] = useState<SecondFactorAction | null>(null);
  const { state, refusal } = factor;
  const title = useRef<HTMLDivElement>(null);
  const rescue = useFocusRescue(title);
  const close = () => {
    setWanted(null);
    factor.forgetRefusal();
  };
  const confirm = async (action: SecondFactorAction, password: string) => {
    if (!(await factor.confirmAndChange(action, password))) return;
    close();
    if (action === 'reset') showMessage('success', t('factor.removed'));
  };
  return (
    <section aria-labelledby="account-factor" {...rescue}>
      <Stack gap={5}>
        <div ref={title} tabIndex={-1}>
          <Heading level={2} size="title" id="account-factor">
            {t('factor.title')}
          </Heading>
        </div>
        <p className={styles.narrow}>{t('factor.text')}</p>
        {wanted === null && refusal !== null && state.kind === 'unknown' && (
          <Stack gap={3}>
            <SelfServiceFailure refusal={refusal} />
            <div>
              <Button variant="secondary" size="small" onClick={() => void factor.load()}>
                {t('desk.failure.retry')}
              </Button>
            </div>
          </Stack>
        )}
        {state.kind === 'unknown' && refusal === null && <Skeleton lines={3} />}
        <FactorState factor={factor} onWanted={setWanted} />
      </Stack>
      {wanted !== null && (
        <ConfirmPasswordDialog
          title={t(`factor.confirm.${wanted}.title`)}
          text={t(`factor.confirm.${wanted}.text`)}
          confirmText={t(`factor.confirm.${wanted}.button`)}
          isDangerous={wanted === 'reset'}
          email={user.email}
          refusal={refusal}
          isRunning={factor.isRunning}
          onClose={close}
          onConfirm={(password) => void confirm(wanted, password)}
        />
      )}
    </section>
  );
}

interface FactorStateProps {
  readonly factor: SecondFactor;
  readonly onWanted: (action: SecondFactorAction) => void;
}

function FactorState({ factor, onWanted }: FactorStateProps): ReactNode {
  const t = useTranslate();
  const { state } = factor;
  switch (state.kind) {
    case 'unknown':
      return null;
    case 'off':
      return (
        <Stack gap={4}>
          <div>
            <StatusBadge status="neutral">{t('factor.off')}</StatusBadge>
          </div>
          <div>
            <Button onClick={() => onWanted('enrol')}>{t('factor.enrol')}</Button>
          </div>
        </Stack>
      );
    case 'on':
      return (
        <Stack gap={4}>
          <div className={styles.line}>
            <StatusBadge status="success">{t('factor.on')}</StatusBadge>
            <span className={styles.muted}>
              {t('factor.since')} <DateText value={state.since} />
            </span>
            <span className={styles.muted}>{t('factor.codesLeft', { count: state.codesLeft })}</span>
          </div>
          <Stack direction="row" gap={3}>
            <Button variant="secondary" onClick={() => onWanted('recoveryCodes')}>
              {t('factor.newCodes')}
            </Button>
            <Button variant="secondary" onClick={() => onWanted('reset')}>
              {t('factor.reset')}
            </Button>
          </Stack>
        </Stack>
      );
    case 'enrolling':
      return <EnrolmentForm factor={factor} secret={state.secret} address={state.address} />;
    case 'codes':
      return <RecoveryCodes codes={state.codes} onDone={() => void factor.load()} />;
  }
}
