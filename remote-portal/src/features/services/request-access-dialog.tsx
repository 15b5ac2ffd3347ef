import { Select } from '@kmx/design-system/select/select.tsx';
import { Textarea } from '@kmx/design-system/textarea/textarea.tsx';
import { useDraft } from '@kmx/remote-kit/forms/use-draft.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import type { ServiceName } from '@kmx/shared-contracts/service-status.ts';
import { type ReactNode, useEffect, useState } from 'react';
import * as v from 'valibot';
import { useMutation } from '../../data/use-mutation.ts';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { requestAccessMutation } from './services.query.ts';
import type { Services } from './use-services.ts';

interface RequestAccessDialogProps {
  readonly service: ServiceName;
  readonly organizations: Services['organizations'];
  readonly onClose: () => void;
  readonly onRequested: () => void;
}

const maxReasonLength = 1000;

/** Requests access to a service from the administrators of an organization, with an optional reason. */
export function RequestAccessDialog(props: RequestAccessDialogProps): ReactNode {
  const { service, organizations, onClose, onRequested } = props;
  const t = useTranslate();
  const showMessage = useShowMessage();
  const [isOpen, setIsOpen] = useState(false);
  // The native dialog returns the focus when it closes, so it must be closed before it is removed.
  useEffect(() => setIsOpen(true), []);
  const close = () => {
    setIsOpen(false);
    setTimeout(onClose, 0);
  };
  const [organizationId, setOrganizationId] = useState(organizations[0]?.id ?? '');
  const { run, isRunning, error } = useMutation(requestAccessMutation);
  const reason = useDraft(`request-${service}`, v.string(), '');
  const name = t(`service.${service}.name`);
  const send = async () => {
    const sent = await run({ organizationId, applicationId: service, reason: reason.value.trim() || null });
    if (sent === null) return;
    reason.clear();
    showMessage('success', t('services.requested', { service: name }));
    close();
    onRequested();
  };
  return (
    <FormDialog
      open={isOpen}
      onClose={close}
      title={t('services.request.title', { service: name })}
      submitText={t('services.request.send')}
      isRunning={isRunning}
      error={error}
      failureTitle={t('services.request.failed')}
      onSubmit={() => void send()}
    >
      <p>{t('services.request.text')}</p>
      {organizations.length > 1 && (
        <Select
          label={t('services.request.organization')}
          options={organizations.map(({ id, name: text }) => ({ value: id, text }))}
          value={organizationId}
          onChange={(event) => setOrganizationId(event.currentTarget.value)}
        />
      )}
      <Textarea
        label={t('services.request.reason')}
        hint={t('services.request.reasonHint')}
        optionalText={t('services.request.optional')}
        maxLength={maxReasonLength}
        rows={4}
        value={reason.value}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value;
          reason.change(() => text);
        }}
      />
    </FormDialog>
  );
}
