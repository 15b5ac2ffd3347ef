import { Button } from '@kmx/design-system/button/button.tsx';
import { StaticMessage } from '@kmx/design-system/flash-message/static-message.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { signInIcon } from '@kmx/design-system/icon/icons.ts';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { FormFrame } from '@kmx/remote-kit/forms/form-frame.tsx';
import { createTextReader } from '@kmx/remote-kit/forms/text-reader.ts';
import { useCheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useState } from 'react';
import { type LoginOutcome, signInEditor } from '../../data/editor-session.ts';
import * as styles from './login-form.module.css';

interface LoginFormProps {
  /** The session expired while the editor was working. */
  readonly isExpired: boolean;
  readonly onSignedIn: () => void;
}

const readTyped = createTextReader('password');
const refusals = { 'wrong-password': 'wrong', 'must-wait': 'wait', failed: 'failed' } as const;

const mapRefusal = (outcome: LoginOutcome | null) =>
  outcome === null || outcome.kind === 'signed-in' ? {} : { password: refusals[outcome.kind] };
const computeMinutes = (outcome: LoginOutcome | null) =>
  outcome?.kind === 'must-wait' ? Math.max(1, Math.ceil(outcome.seconds / 60)) : 0;

/** Password login of the editor area (EDT-003); the input survives every failure. */
export function LoginForm({ isExpired, onSignedIn }: LoginFormProps) {
  const t = useTranslate();
  const [outcome, setOutcome] = useState<LoginOutcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useCheckedForm({
    id: 'login',
    values: readTyped,
    // ERR-011
    rules: { password: ({ password }) => (password === '' ? 'required' : null) },
    refused: mapRefusal(outcome),
    describe: (problem) => t(`login.${problem}`, { minutes: computeMinutes(outcome) }),
  });
  const signIn = async (element: HTMLFormElement) => {
    setBusy(true);
    setOutcome(null);
    const answer = await signInEditor(readTyped(element).password);
    setBusy(false);
    if (answer.kind === 'signed-in') onSignedIn();
    else setOutcome(answer);
  };

  return (
    <div className={styles.login}>
      {isExpired && <StaticMessage type="info">{t('login.expired')}</StaticMessage>}
      <FormFrame
        className={styles.form}
        method="post"
        form={form}
        canSend={!isBusy}
        onSend={(element) => void signIn(element)}
      >
        <Heading level={2} size="title">
          {t('login.title')}
        </Heading>
        <p className={styles.text}>{t('login.text')}</p>
        <TextField
          {...form.getField('password')}
          type="password"
          label={t('login.password')}
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <div>
          <Button type="submit" icon={signInIcon} busy={isBusy} busyText={t('session.checking')}>
            {t('login.submit')}
          </Button>
        </div>
      </FormFrame>
    </div>
  );
}
