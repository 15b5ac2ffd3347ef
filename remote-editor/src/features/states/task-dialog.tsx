import { Button } from '@kmx/design-system/button/button.tsx';
import { Dialog } from '@kmx/design-system/dialog/dialog.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { type FormEvent, type ReactNode, useId } from 'react';
import type { Action } from '../../data/use-action.ts';
import { EditorFailure } from './editor-failure.tsx';

interface TaskDialogProps {
  readonly title: string;
  readonly submitText: string;
  readonly action: Pick<Action, 'isRunning' | 'error'>;
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A task in a dialog: what it needs, the button that does it (Enter does it too), the way out, and why it did not work. */
export function TaskDialog({ title, submitText, action, onSubmit, onClose, children }: TaskDialogProps): ReactNode {
  const t = useTranslate();
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeText={t('close')}
      footer={
        <Stack direction="row" gap={3}>
          <Button type="submit" form={formId} busy={action.isRunning}>
            {submitText}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </Stack>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>
          {children}
          {action.error !== null && <EditorFailure error={action.error} />}
        </Stack>
      </form>
    </Dialog>
  );
}
