import { Button } from '@kmx/design-system/button/button.tsx';
import { Dialog } from '@kmx/design-system/dialog/dialog.tsx';
import { Textarea } from '@kmx/design-system/textarea/textarea.tsx';
import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { FormFrame } from '@kmx/remote-kit/forms/form-frame.tsx';
import { useCheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReleaseActResponse } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import { type ReactNode, useId, useState } from 'react';
import { RequestFailure } from '../states/request-failure.tsx';
import { ActChange } from './act-change.tsx';
import { ActOutcome } from './act-outcome.tsx';
import type { Proposal } from './proposal.ts';

const minReasonLength = 3;
const maxReasonLength = 200;
const rules = {
  reason: ({ reason }: { readonly reason: string }) => (reason.trim().length < minReasonLength ? 'short' : null),
};

interface ActDialogProps {
  readonly proposal: Proposal;
  readonly isOpen: boolean;
  readonly isRunning: boolean;
  readonly error: RequestError | null;
  /** What came of it; null before. */
  readonly outcome: ReleaseActResponse | null;
  /** False when somebody else has acted since the dialog was opened. */
  readonly isPossible: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Says what an act changes for whom, asks why, and shows what came of it (OPS-021..025). */
export function ActDialog(props: ActDialogProps): ReactNode {
  const { proposal, isOpen, isRunning, error, outcome, isPossible, onConfirm, onClose } = props;
  const t = useTranslate();
  const formId = useId();
  const [reason, setReason] = useState('');
  const form = useCheckedForm({
    id: formId,
    values: { reason },
    rules,
    describe: () => t('act.reason.short', { min: minReasonLength, max: maxReasonLength }),
  });
  const { kind, unit } = proposal;
  const confirmation = (
    <>
      <Button variant="quiet" onClick={onClose}>
        {t('act.cancel')}
      </Button>
      <Button
        type="submit"
        form={formId}
        variant={kind === 'promotion' ? 'primary' : 'danger'}
        busy={isRunning}
        disabled={!isPossible && !isRunning}
      >
        {t(`act.${kind}.confirm`)}
      </Button>
    </>
  );
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t(`act.${kind}.title`, { unit: unit.name })}
      closeText={t('act.close')}
      footer={outcome === null ? confirmation : <Button onClick={onClose}>{t('act.close')}</Button>}
    >
      {outcome === null ? (
        <FormFrame
          id={formId}
          form={form}
          gap={5}
          canSend={!isRunning && isPossible}
          onSend={() => onConfirm(reason.trim())}
        >
          {error !== null && <RequestFailure error={error} titleId="act.failed" isAct />}
          <ActChange proposal={proposal} />
          <Textarea
            {...form.getField('reason')}
            label={t('act.reason')}
            hint={t('act.reason.hint')}
            required
            rows={2}
            maxLength={maxReasonLength}
            readOnly={isRunning}
            value={reason}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
          <p role="status">{isRunning && t('act.waiting')}</p>
        </FormFrame>
      ) : (
        <ActOutcome done={outcome} />
      )}
    </Dialog>
  );
}
