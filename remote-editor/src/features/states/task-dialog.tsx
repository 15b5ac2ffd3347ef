import { Button } from '@kmx/design-system/button/button.tsx';
import { Dialog } from '@kmx/design-system/dialog/dialog.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { FormFrame, type FormFrameProps } from '@kmx/remote-kit/forms/form-frame.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useId } from 'react';
import { useSignIn } from '../../data/session-context.ts';
import type { EditorMutation } from '../../data/use-mutation.ts';
import { EditorFailure } from './editor-failure.tsx';

interface TaskDialogProps extends Pick<FormFrameProps, 'form'> {
  readonly title: string;
  readonly submitText: string;
  /** Whether the task is currently possible; otherwise the dialog only informs. */
  readonly canSubmit?: boolean;
  readonly action: Pick<EditorMutation, 'isRunning' | 'error'>;
  /** Called when the check finds no problems. */
  readonly onSubmit: (form: HTMLFormElement) => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A task in a dialog: its input, the button that performs it (as does Enter), a button to cancel, and the reason for a failure. */
export function TaskDialog(props: TaskDialogProps): ReactNode {
  const { title, submitText, canSubmit = true, action, form, onSubmit, onClose, children } = props;
  const t = useTranslate();
  // It would cover the sign-in and block it; after signing in it reappears unchanged.
  const { isExpired } = useSignIn();
  const formId = useId();
  return (
    <Dialog
      open={!isExpired}
      onClose={onClose}
      title={title}
      closeText={t('close')}
      footer={
        <Stack direction="row" gap={3}>
          {canSubmit && (
            <Button type="submit" form={formId} busy={action.isRunning}>
              {submitText}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t(canSubmit ? 'cancel' : 'close')}
          </Button>
        </Stack>
      }
    >
      <FormFrame
        id={formId}
        form={form}
        gap={4}
        canSend={canSubmit && !action.isRunning}
        onSend={(element) => void onSubmit(element)}
      >
        {children}
        {action.error !== null && action.error.kind !== 'signed-out' && <EditorFailure error={action.error} />}
      </FormFrame>
    </Dialog>
  );
}
