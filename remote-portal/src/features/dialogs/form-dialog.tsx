import { Button } from '@kmx/design-system/button/button.tsx';
import { Dialog } from '@kmx/design-system/dialog/dialog.tsx';
import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { FormFrame, type FormFrameProps } from '@kmx/remote-kit/forms/form-frame.tsx';
import { SummarizedForm, type SummarizedFormProps } from '@kmx/remote-kit/forms/summarized-form.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useId } from 'react';
import { DeskFailure } from '../states/desk-failure.tsx';

interface FormDialogProps extends Pick<FormFrameProps, 'form' | 'onAttempt'> {
  /** Title of the error summary; without one, the first invalid field takes the focus. */
  readonly summary?: SummarizedFormProps['summary'];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly submitText: string;
  /** Whether the change removes something. */
  readonly isDanger?: boolean;
  readonly isRunning: boolean;
  /** Whether the change has become impossible; typed input stays readable. */
  readonly isDisabled?: boolean;
  /** Why the last attempt failed; absent where the children report it. */
  readonly error?: RequestError | null;
  readonly failureTitle?: string;
  readonly size?: 'medium' | 'side';
  /** Called when the check finds no problems. */
  readonly onSubmit: (form: FormData) => void;
  /** Rendered while the dialog is open, so that it starts fresh. */
  readonly children: ReactNode;
}

/** A question or short form in front of the page; stays open with all typed input until the change has succeeded. */
export function FormDialog(props: FormDialogProps): ReactNode {
  const {
    open,
    onClose,
    title,
    submitText,
    isDanger = false,
    isRunning,
    isDisabled = false,
    error = null,
    failureTitle = '',
    form,
    summary,
    onAttempt,
    onSubmit,
    children,
  } = props;
  const t = useTranslate();
  const formId = useId();
  const frame: FormFrameProps = {
    id: formId,
    gap: 5,
    canSend: !isRunning && !isDisabled,
    onAttempt,
    onSend: (element) => onSubmit(new FormData(element)),
    children: (
      <>
        {error !== null && <DeskFailure error={error} title={failureTitle} isChange />}
        {children}
      </>
    ),
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeText={t('users.dialog.close')}
      size={props.size ?? 'medium'}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('users.dialog.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? 'danger' : 'primary'}
            busy={isRunning}
            disabled={isDisabled}
            busyText={t('users.dialog.busy')}
          >
            {submitText}
          </Button>
        </>
      }
    >
      {open &&
        (form === undefined || summary === undefined ? (
          <FormFrame {...frame} form={form} />
        ) : (
          <SummarizedForm {...frame} form={form} summary={summary} />
        ))}
    </Dialog>
  );
}
