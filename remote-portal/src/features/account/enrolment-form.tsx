import { Button } from '@kmx/design-system/button/button.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { FormFrame } from '@kmx/remote-kit/forms/form-frame.tsx';
import { useCheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useState } from 'react';
import * as styles from './account.module.css';
import { QrCode } from './qr-code.tsx';
import { SelfServiceFailure } from './self-service-failure.tsx';
import type { SecondFactor } from './use-second-factor.ts';

interface EnrolmentFormProps {
  readonly factor: SecondFactor;
  /** Base32, for typing into an app. */
  readonly secret: string;
  /** An otpauth URL, which opens the authenticator app on the same device. */
  readonly address: string;
}

/** Transfers the secret to the app and asks for its first code. */
export function EnrolmentForm({ factor, secret, address }: EnrolmentFormProps): ReactNode {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const { refusal, isRunning } = factor;
  const isWrong = refusal?.kind === 'wrong';
  const form = useCheckedForm({
    id: 'factor',
    values: { code },
    rules: { code: null },
    refused: isWrong && !isRunning ? { code: 'wrongCode' } : {},
    describe: (problem) => t(`factor.${problem}`),
  });
  return (
    <FormFrame
      className={styles.narrow}
      form={form}
      gap={5}
      canSend={!isRunning}
      onSend={() => void factor.confirmCode(code.trim())}
    >
      <ol className={styles.steps}>
        <li>{t('factor.step1')}</li>
        <li>
          {t('factor.step2')}
          <QrCode text={address} label={t('factor.qrCode')} />
          <p className={styles.secret}>
            <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <Link href={address}>{t('factor.openApp')}</Link>
        </li>
        <li>{t('factor.step3')}</li>
      </ol>
      {refusal !== null && !isWrong && <SelfServiceFailure refusal={refusal} />}
      <TextField
        {...form.getField('code')}
        label={t('factor.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        required
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Stack direction="row" gap={3}>
        <Button type="submit" busy={isRunning} busyText={t('desk.loading')}>
          {t('factor.finish')}
        </Button>
        <Button variant="quiet" onClick={() => void factor.load()}>
          {t('services.request.cancel')}
        </Button>
      </Stack>
    </FormFrame>
  );
}
