import { Button } from '@kmx/design-system/button/button.tsx';
import { Dialog } from '@kmx/design-system/dialog/dialog.tsx';
import { RadioGroup } from '@kmx/design-system/radio-group/radio-group.tsx';
import { Textarea } from '@kmx/design-system/textarea/textarea.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useShell } from '@kmx/shared-contracts/remote-root.tsx';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { useDraft } from '../../features/drafts/use-draft.ts';
import { closeReasons } from '../../features/tickets/ticket-fields.ts';
import { ChangeFailure } from './change-failure.tsx';
import { closeTicketMutation } from './ticket.mutations.ts';
import type { Ticket } from './ticket.query.ts';
import * as styles from './ticket-page.module.css';
import { useTicketChange } from './use-ticket-change.ts';

const draftSchema = v.object({ reason: v.string(), comment: v.string() });
const emptyDraft = { reason: '', comment: '' };

interface CloseDialogProps {
  readonly ticket: Ticket;
  readonly isOpen: boolean;
  readonly refresh: () => void;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Asks why a ticket is closed, with an optional last word, and closes it for good (POR-063, POR-064). */
export function CloseDialog({ ticket, isOpen, refresh, onClose, onChanged }: CloseDialogProps): ReactNode {
  const t = useTranslate();
  const shell = useShell();
  const { value, change, clear } = useDraft(`ticket-close-${ticket.id}`, draftSchema, emptyDraft);
  const closing = useTicketChange(closeTicketMutation, refresh);
  const [isIncomplete, setIncomplete] = useState(false);
  const isPossible = !isOpen || ticket.allowedActions.includes('CLOSE');
  const submit = async (): Promise<void> => {
    const isMissing = value.reason === '';
    setIncomplete(isMissing);
    if (isMissing) {
      document.getElementById('ticket-closeReason')?.focus();
      return;
    }
    const changed = await closing.run({ id: ticket.id, expectedVersion: ticket.version, ...value });
    if (changed === null) return;
    clear();
    const text = t('ticket.closed', { id: ticket.id });
    shell?.showFlashMessage({ kind: 'success', text, link: null, isStatic: false, isFloating: true });
    onChanged();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('ticket.close')}
      closeText={t('ticket.cancel')}
      footer={
        <div className={styles.buttons}>
          <Button
            type="submit"
            form="ticket-close-form"
            busy={closing.isRunning}
            busyText={t('tickets.sending')}
            disabled={!isPossible}
          >
            {t('ticket.close.confirm')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('ticket.cancel')}
          </Button>
        </div>
      }
    >
      <form
        id="ticket-close-form"
        className={styles.dialog}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>{t('ticket.close.text')}</p>
        <ChangeFailure change={closing} ticket={ticket} isPossible={isPossible} titleId="ticket.close.failed" />
        <RadioGroup
          id="ticket-closeReason"
          name="reason"
          label={t('ticket.close.reason')}
          required
          error={isIncomplete && value.reason === '' ? t('tickets.problem.closeReason') : undefined}
          value={value.reason}
          options={closeReasons.map((reason) => ({ value: reason, text: t(`tickets.reason.${reason}`) }))}
          onSelect={(reason) => change((last) => ({ ...last, reason }))}
        />
        <Textarea
          label={t('ticket.close.comment')}
          optionalText={t('tickets.optional')}
          maxLength={10_000}
          value={value.comment}
          onChange={({ currentTarget: { value: comment } }) => change((last) => ({ ...last, comment }))}
        />
      </form>
    </Dialog>
  );
}
