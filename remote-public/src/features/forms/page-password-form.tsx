import { Button } from '@kmx/design-system/button/button.tsx';
import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import { FlashMessage } from '@kmx/design-system/flash-message/flash-message.tsx';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { apiPrefix } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { pagePasswordEndpoint } from '@kmx/shared-contracts/endpoints/page-access.ts';
import type { FormState } from '@kmx/shared-contracts/forms.ts';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import * as styles from './forms.module.css';
import { sendPassword } from './send-form.ts';

const fieldId = 'page-password';

/** Asks for the password of a page; wrong and locked look the same (PUB-036, PUB-103, PUB-107, D-23). */
export function PagePasswordForm(): ReactNode {
  const t = useTranslate();
  const { form: sent, url } = usePageRequest();
  const [status, setStatus] = useState<FormState['status'] | 'idle' | 'sending'>(
    sent?.kind === 'page-password' ? sent.status : 'idle',
  );
  useEffect(() => {
    if (location.pathname.startsWith(apiPrefix)) history.replaceState(history.state, '', url);
  }, [url]);
  useEffect(() => {
    if (status === 'invalid' || status === 'failed') document.getElementById(fieldId)?.focus();
  }, [status]);

  const submit = async (password: string): Promise<void> => {
    setStatus('sending');
    const answer = await sendPassword(url, password);
    // The content must come with a document of its own: nothing of it is here before.
    if (answer.status === 'sent') location.reload();
    else setStatus(answer.status === 'invalid' ? 'invalid' : 'failed');
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (status === 'sending') return;
    const password = new FormData(event.currentTarget).get('password');
    if (typeof password === 'string' && password !== '') void submit(password);
    else setStatus('invalid');
  };
  return (
    <form
      className={joinClassNames(styles.form, styles.password)}
      method="post"
      action={pagePasswordEndpoint.path}
      noValidate
      onSubmit={handleSubmit}
    >
      {status === 'failed' && (
        <FlashMessage type="error" isStatic>
          {t('access.failed')}
        </FlashMessage>
      )}
      <input type="hidden" name="page" value={url} />
      <TextField
        id={fieldId}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        label={t('access.password')}
        hint={t('access.hint')}
        error={status === 'invalid' ? t('form.problem.password') : undefined}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={status === 'sending'} busyText={t('form.sending')}>
          {t('access.open')}
        </Button>
      </div>
    </form>
  );
}
