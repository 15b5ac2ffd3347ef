import { Button } from '@kmx/design-system/button/button.tsx';
import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import { StaticMessage } from '@kmx/design-system/flash-message/static-message.tsx';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { FormFrame } from '@kmx/remote-kit/forms/form-frame.tsx';
import { createTextReader } from '@kmx/remote-kit/forms/text-reader.ts';
import { useCheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { apiPrefix } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { pagePasswordEndpoint } from '@kmx/shared-contracts/endpoints/page-access.ts';
import type { FormState } from '@kmx/shared-contracts/forms.ts';
import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './forms.module.css';
import { sendPassword } from './send-password.ts';

const readTyped = createTextReader('password');

/** Asks for the password of a page; a wrong password and a lockout look the same (PUB-036, PUB-103, PUB-107, D-23). */
export function PagePasswordForm(): ReactNode {
  const t = useTranslate();
  const { form: sent, url } = usePageRequest();
  const [status, setStatus] = useState<FormState['status'] | 'idle' | 'sending'>(
    sent?.kind === 'page-password' ? sent.status : 'idle',
  );
  const form = useCheckedForm({
    id: 'page',
    values: readTyped,
    rules: { password: ({ password }) => (password === '' ? 'password' : null) },
    refused: status === 'invalid' ? { password: 'password' } : {},
    describe: (problem) => t(`form.problem.${problem}`),
  });
  const field = form.getField('password');
  useEffect(() => {
    if (location.pathname.startsWith(apiPrefix)) history.replaceState(history.state, '', url);
  }, [url]);
  useEffect(() => {
    if (status === 'failed') document.getElementById(field.id)?.focus();
  }, [status, field.id]);

  const send = async (element: HTMLFormElement): Promise<void> => {
    setStatus('sending');
    const answer = await sendPassword(url, readTyped(element).password);
    // The content must come with a new document: none of it is on this page.
    if (answer.status === 'sent') location.reload();
    else setStatus(answer.status === 'invalid' ? 'invalid' : 'failed');
  };
  return (
    <FormFrame
      className={joinClassNames(styles.form, styles.password)}
      method="post"
      action={pagePasswordEndpoint.path}
      form={form}
      canSend={status !== 'sending'}
      onSend={(element) => void send(element)}
    >
      {status === 'failed' && form.problems.length === 0 && (
        <StaticMessage type="error">{t('access.failed')}</StaticMessage>
      )}
      <input type="hidden" name="page" value={url} />
      <TextField
        {...field}
        type="password"
        autoComplete="current-password"
        required
        label={t('access.password')}
        hint={t('access.hint')}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={status === 'sending'} busyText={t('form.sending')}>
          {t('access.open')}
        </Button>
      </div>
    </FormFrame>
  );
}
