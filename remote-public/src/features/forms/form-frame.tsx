import { Button } from '@kmx/design-system/button/button.tsx';
import { ErrorSummary } from '@kmx/design-system/error-summary/error-summary.tsx';
import { FlashMessage } from '@kmx/design-system/flash-message/flash-message.tsx';
import * as visuallyHidden from '@kmx/design-system/visually-hidden/visually-hidden.module.css';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { createEndpointPath } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { formEndpoint } from '@kmx/shared-contracts/endpoints/forms.ts';
import { honeypotName } from '@kmx/shared-contracts/forms.ts';
import { orderFields } from '@kmx/shared-contracts/name-order.ts';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './forms.module.css';
import type { FormControls } from './use-form.ts';

interface FormFrameProps {
  readonly controls: FormControls;
  readonly submitText: string;
  /** Shown instead of the form once it was taken. */
  readonly sent: ReactNode;
  /** Slug of the whitepaper or story that the form is about. */
  readonly subject?: string;
  /** Said when the form could not be taken; the general text unless told (PUB-106). */
  readonly failureText?: string;
  /** Why the form cannot be sent at this moment; shown when somebody tries. */
  readonly holdText?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of every form: error summary, hidden fields, the trap for programs, the button, and what comes after. */
export function FormFrame(props: FormFrameProps): ReactNode {
  const { controls, submitText, sent, subject, holdText, children } = props;
  const t = useTranslate();
  const { language } = usePageRequest().locale;
  const { kind, status, problems, form, page, token, handleSubmit, handleInput } = controls;
  const anchor = `form-${kind}`;
  const [isHeld, setHeld] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    setHeld(holdText !== undefined);
    if (holdText === undefined) handleSubmit(event);
    else event.preventDefault();
  };
  if (status === 'sent') return <SentNotice anchor={anchor}>{sent}</SentNotice>;
  const errors = orderFields(Object.entries(problems), language, ([name]) => name).map(([name, problem]) => ({
    fieldId: `${kind}-${name}`,
    text: controls.translateProblem(problem),
  }));
  return (
    // The texts of the browser would be in its own language, so they stay off (PUB-100).
    <form
      ref={form}
      id={anchor}
      className={styles.form}
      method="post"
      action={createEndpointPath(formEndpoint, kind)}
      noValidate
      onSubmit={submit}
      onInput={handleInput}
    >
      <ErrorSummary title={t('form.summary', { count: errors.length })} errors={errors} />
      {status === 'failed' && (
        <FlashMessage type="error" isStatic>
          {props.failureText ?? t('form.failed')}
        </FlashMessage>
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
    </form>
  );
}

/** Takes the focus, because the form that had it is gone. */
function SentNotice({ anchor, children }: { readonly anchor: string; readonly children: ReactNode }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} id={anchor} className={styles.sent} role="status" tabIndex={-1}>
      {children}
    </div>
  );
}
