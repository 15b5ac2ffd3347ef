import { Button } from '@kmx/design-system/button/button.tsx';
import { Dialog } from '@kmx/design-system/dialog/dialog.tsx';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { FormFrame } from '@kmx/remote-kit/forms/form-frame.tsx';
import { useCheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as styles from './account.module.css';
import type { SelfServiceRefusal } from './request-self-service.browser.ts';
import { SelfServiceFailure } from './self-service-failure.tsx';

interface ConfirmPasswordDialogProps {
  readonly title: string;
  /** Describes the coming change. */
  readonly text: string;
  readonly confirmText: string;
  readonly isDangerous?: boolean;
  readonly email: string;
  readonly refusal: SelfServiceRefusal | null;
  readonly isRunning: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (password: string) => void;
}

/** Describes a coming change and asks for the password again. */
export function ConfirmPasswordDialog(props: ConfirmPasswordDialogProps): ReactNode {
  const { title, text, confirmText, isDangerous = false, email, refusal, isRunning, onClose, onConfirm } = props;
  const t = useTranslate();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setIsOpen(true), []);
  // The browser would choose the close button.
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  // The native dialog returns the focus when it closes, so it must be closed before it is removed.
  const close = () => {
    setIsOpen(false);
    setTimeout(onClose, 0);
  };
  const isWrong = refusal?.kind === 'wrong';
  const form = useCheckedForm({
    id: 'confirm',
    values: { password },
    rules: { password: (typed) => (typed.password === '' ? 'current' : null) },
    refused: isWrong && !isRunning ? { password: 'wrong' } : {},
    describe: (problem) => t(`password.problem.${problem}`),
  });
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={title}
      closeText={t('services.request.cancel')}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant={isDangerous ? 'danger' : 'primary'}
            busy={isRunning}
            busyText={t('desk.loading')}
          >
            {confirmText}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t('services.request.cancel')}
          </Button>
        </>
      }
    >
      <FormFrame id={formId} form={form} gap={4} canSend={!isRunning} onSend={() => onConfirm(password)}>
        <p className={styles.breakable}>{text}</p>
        {refusal !== null && !isWrong && <SelfServiceFailure refusal={refusal} />}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <TextField
          {...form.getField('password')}
          ref={field}
          type="password"
          label={t('password.field.current')}
          autoComplete="current-password"
          required
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </FormFrame>
    </Dialog>
  );
}
