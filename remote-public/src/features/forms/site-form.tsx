import { Button } from '@kmx/design-system/button/button.tsx';
import { StaticMessage } from '@kmx/design-system/flash-message/static-message.tsx';
import * as visuallyHidden from '@kmx/design-system/visually-hidden/visually-hidden.module.css';
import { readTexts } from '@kmx/remote-kit/forms/read-texts.ts';
import { SummarizedForm } from '@kmx/remote-kit/forms/summarized-form.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { createEndpointPath } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { formEndpoint } from '@kmx/shared-contracts/endpoints/forms.ts';
import { honeypotName } from '@kmx/shared-contracts/forms.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './forms.module.css';
import type { SiteFormControls } from './use-site-form.ts';

interface SiteFormProps {
  readonly controls: SiteFormControls;
  readonly submitText: string;
  /** Shown instead of the form once it was accepted. */
  readonly sent: ReactNode;
  /** Slug of the whitepaper or story the form is about. */
  readonly subject?: string;
  /** Shown when sending failed; defaults to the general text (PUB-106). */
  readonly failureText?: string;
  /** Why the form cannot be sent yet; shown at an attempt. */
  readonly holdText?: string | undefined;
  readonly children: ReactNode;
}

/** A form of the site: SummarizedForm with hidden fields, honeypot, button, and the notice after sending. */
export function SiteForm(props: SiteFormProps): ReactNode {
  const { controls, submitText, sent, subject, holdText, children } = props;
  const t = useTranslate();
  const { kind, status, checked, element, page, token } = controls;
  const anchor = `form-${kind}`;
  const [isHeld, setHeld] = useState(false);
  if (status === 'sent') return <SentNotice anchor={anchor}>{sent}</SentNotice>;
  return (
    <SummarizedForm
      ref={element}
      id={anchor}
      className={styles.form}
      method="post"
      action={createEndpointPath(formEndpoint, kind)}
      form={checked}
      summary={(count) => t('form.summary', { count })}
      canSend={holdText === undefined && status !== 'sending'}
      onInput={(event) => controls.keepDraft(readTexts(event.currentTarget))}
      onAttempt={() => setHeld(holdText !== undefined)}
      onSend={(form) => void controls.send(readTexts(form))}
    >
      {status === 'failed' && checked.problems.length === 0 && (
        <StaticMessage type="error">{props.failureText ?? t('form.failed')}</StaticMessage>
      )}
      {children}
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="formToken" value={token} />
      {subject !== undefined && <input type="hidden" name="slug" value={subject} />}
      <div className={visuallyHidden.hidden} aria-hidden="true">
        <label htmlFor={`${kind}-${honeypotName}`}>{t('form.trap')}</label>
        <input id={`${kind}-${honeypotName}`} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {isHeld && holdText !== undefined && <p role="alert">{holdText}</p>}
      <div className={styles.actions}>
        <Button type="submit" busy={status === 'sending'} busyText={t('form.sending')}>
          {submitText}
        </Button>
      </div>
    </SummarizedForm>
  );
}

/** Takes the focus, since the form that had it is gone. */
function SentNotice({ anchor, children }: { readonly anchor: string; readonly children: ReactNode }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} id={anchor} className={styles.sent} role="status" tabIndex={-1}>
      {children}
    </div>
  );
}
