import { Button } from '@kmx/design-system/button/button.tsx';
import { FlashMessage } from '@kmx/design-system/flash-message/flash-message.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { signInIcon } from '@kmx/design-system/icon/icons.ts';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { type Translate, useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { type LoginOutcome, signInEditor } from '../../data/editor-session.ts';
import * as styles from './login-form.module.css';

interface LoginFormProps {
  /** The session ended while the editor was working. */
  readonly isExpired: boolean;
  readonly onSignedIn: () => void;
}

/** Password login of the editor area (EDT-003); whatever goes wrong, the input stays. */
export function LoginForm({ isExpired, onSignedIn }: LoginFormProps) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const password = field.current?.value ?? '';
    // ERR-011
    if (password === '') return refuse(t('login.required'));
    setBusy(true);
    setError(undefined);
    const outcome = await signInEditor(password);
    setBusy(false);
    if (outcome.kind === 'signed-in') onSignedIn();
    else refuse(describeOutcome(outcome, t));
  };
  const refuse = (text: string) => {
    setError(text);
    field.current?.focus();
  };

  return (
    <div className={styles.login}>
      {isExpired && (
        <FlashMessage type="info" isStatic>
          {t('login.expired')}
        </FlashMessage>
      )}
      <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <Heading level={2} size="title">
          {t('login.title')}
        </Heading>
        <p className={styles.text}>{t('login.text')}</p>
        <TextField
          ref={field}
          type="password"
          name="password"
          label={t('login.password')}
          autoComplete="current-password"
          maxLength={200}
          required
          error={error}
        />
        <div>
          <Button type="submit" icon={signInIcon} busy={isBusy} busyText={t('session.checking')}>
            {t('login.submit')}
          </Button>
        </div>
      </form>
    </div>
  );
}

function describeOutcome(outcome: LoginOutcome, t: Translate): string {
  if (outcome.kind === 'must-wait') return t('login.wait', { minutes: Math.max(1, Math.ceil(outcome.seconds / 60)) });
  return outcome.kind === 'wrong-password' ? t('login.wrong') : t('login.failed');
}
