import { Button } from '@kmx/design-system/button/button.tsx';
import { Select } from '@kmx/design-system/select/select.tsx';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { Textarea } from '@kmx/design-system/textarea/textarea.tsx';
import { SummarizedForm } from '@kmx/remote-kit/forms/summarized-form.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useCallback } from 'react';
import { AttachmentField } from '../../features/attachments/attachment-field.tsx';
import type { Choices } from '../../features/choices/choices.ts';
import type { Location } from '../../features/locations/location.query.ts';
import { LocationField } from '../../features/locations/location-field.tsx';
import { DeskFailure } from '../../features/states/desk-failure.tsx';
import { ticketConcerns, ticketTypes } from '../../features/tickets/ticket-fields.ts';
import { LinkedMachine } from './linked-machine.tsx';
import { MachineFields } from './machine-fields.tsx';
import { type FoundMachine, writeMachineLabel } from './new-ticket.query.ts';
import * as styles from './new-ticket-page.module.css';
import { useNewTicket } from './use-new-ticket.ts';

/** The form of a new ticket (POR-007, POR-060, POR-061, POR-066, POR-068). */
export function NewTicketForm({ locations }: { readonly locations: Choices<Location> }): ReactNode {
  const t = useTranslate();
  const { query } = usePageRequest();
  const ticket = useNewTicket(locations);
  const { typed, form, change, creation } = ticket;
  const takeLinked = useCallback(
    (machine: FoundMachine) =>
      change({ machineId: machine.id, machineLabel: writeMachineLabel(machine), locationId: machine.location.id }),
    [change],
  );
  const getField = (name: keyof typeof typed) => ({ ...form.getField(name), value: typed[name] });
  return (
    <SummarizedForm
      className={styles.form}
      form={form}
      summary={(count) => t('tickets.summary', { count })}
      canSend={!creation.isRunning}
      onAttempt={ticket.attempt}
      onSend={() => void ticket.send()}
    >
      {query['machine'] !== undefined && <LinkedMachine id={query['machine']} onFound={takeLinked} />}
      {ticket.isRestored && (
        <p className={styles.note}>
          {t('newTicket.restored')}{' '}
          <Button variant="quiet" size="small" onClick={ticket.discard}>
            {t('newTicket.discard')}
          </Button>
        </p>
      )}
      <fieldset className={styles.group}>
        <legend>{t('newTicket.where')}</legend>
        <div className={styles.pair}>
          <LocationField
            {...getField('locationId')}
            required
            label={t('tickets.column.location')}
            locations={locations}
            anyText={t('newTicket.location.choose')}
            nameOption={({ name, city, organizationName }) => `${name}, ${city} · ${organizationName}`}
            onChoose={(locationId) => change({ locationId, machineId: '', machineLabel: '' })}
          />
          <Select
            {...getField('type')}
            required
            label={t('tickets.column.type')}
            options={[
              { value: '', text: t('newTicket.type.choose') },
              ...ticketTypes.map((type) => ({ value: type, text: t(`tickets.type.${type}`) })),
            ]}
            onChange={({ currentTarget }) => change({ type: currentTarget.value })}
          />
        </div>
        <MachineFields ticket={ticket} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('newTicket.matter')}</legend>
        <Select
          {...getField('concern')}
          label={t('tickets.concern')}
          hint={t('newTicket.concern.hint')}
          options={ticketConcerns.map((concern) => ({ value: concern, text: t(`tickets.concern.${concern}`) }))}
          onChange={({ currentTarget: { value } }) =>
            change({ concern: ticketConcerns.find((concern) => concern === value) ?? 'GENERAL' })
          }
        />
        <TextField
          {...getField('subject')}
          required
          maxLength={200}
          autoComplete="off"
          label={t('tickets.column.subject')}
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        />
        <Textarea
          {...getField('description')}
          required
          maxLength={10_000}
          rows={7}
          label={t('tickets.description')}
          hint={t('newTicket.description.hint')}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
        <AttachmentField {...form.getField('attachments')} attachments={ticket.attachments} />
      </fieldset>
      {creation.error !== null && creation.error.kind !== 'refused' && (
        <DeskFailure error={creation.error} title={t('newTicket.failed')} isChange />
      )}
      {ticket.isHeld && <p role="alert">{t('upload.unfinished')}</p>}
      <div className={styles.actions}>
        <Button type="submit" busy={creation.isRunning} busyText={t('tickets.sending')}>
          {t('newTicket.send')}
        </Button>
      </div>
    </SummarizedForm>
  );
}
