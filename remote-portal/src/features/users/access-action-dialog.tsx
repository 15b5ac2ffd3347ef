import { RadioGroup } from '@kmx/design-system/radio-group/radio-group.tsx';
import { Textarea } from '@kmx/design-system/textarea/textarea.tsx';
import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { formatList } from '@kmx/remote-kit/format/format-list.ts';
import { useDraft } from '@kmx/remote-kit/forms/use-draft.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { endSentence } from '../lists/sentences.ts';
import type { AccessAction } from './access-status.ts';
import { type ActionTarget, listChangedApplications } from './action-target.ts';
import { useNames } from './use-names.ts';

/** An administrator's input for an action. */
export interface ActionInput {
  readonly role?: string;
  readonly reason?: string;
}

interface AccessActionDialogProps {
  readonly action: AccessAction;
  readonly start: 'role' | 'reason' | 'question';
  readonly target: ActionTarget;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly isRunning: boolean;
  readonly error: RequestError | null;
  readonly failureTitle: string;
  /** Resolves to true on success. */
  readonly onSend: (input: ActionInput) => Promise<boolean>;
}

const maxReasonLength = 1000;

/** Asks for confirmation before a removal, for the role to grant, or for the reason of a refusal. */
export function AccessActionDialog(props: AccessActionDialogProps): ReactNode {
  const { action, start, target, open, onClose, isRunning, error, failureTitle, onSend } = props;
  const t = useTranslate();
  const { nameApplication, nameRole } = useNames();
  const { locale } = usePageRequest();
  const [chosen, setChosen] = useState<string | null>(null);
  const reason = useDraft(`decline-${target.accessId ?? ''}`, v.string(), '');
  const changed = listChangedApplications(action, target);
  const values = {
    person: target.userName,
    application: formatList(
      changed.map((application) => nameApplication(application)),
      locale,
    ),
    count: changed.length,
    organization: target.organization.name,
  };
  const send = async (form: FormData) => {
    const role = form.get('role');
    // A failure reopens the dialog with this choice.
    if (typeof role === 'string') setChosen(role);
    const isDone = await onSend({
      ...(typeof role === 'string' ? { role } : {}),
      ...(start === 'reason' ? { reason: reason.value.trim() } : {}),
    });
    if (isDone && start === 'reason') reason.clear();
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(`users.action.${action}`)}
      submitText={t(`users.action.${action}`)}
      isDanger={start === 'question'}
      isRunning={isRunning}
      error={error}
      failureTitle={failureTitle}
      onSubmit={(form) => void send(form)}
    >
      <p>{endSentence(t(start === 'role' ? 'users.ask.role' : `users.ask.${action}`, values))}</p>
      {start === 'role' && (
        <RadioGroup
          name="role"
          label={t('users.role')}
          options={target.grantableRoles.map((role) => ({ value: role, text: nameRole(role) }))}
          defaultValue={
            [chosen, target.role].find((role) => role !== null && target.grantableRoles.includes(role)) ??
            target.grantableRoles[0]
          }
        />
      )}
      {start === 'reason' && (
        <Textarea
          name="reason"
          label={t('users.reason')}
          hint={t('users.reason.hint')}
          optionalText={t('users.optional')}
          maxLength={maxReasonLength}
          value={reason.value}
          onChange={({ currentTarget: { value } }) => reason.change(() => value)}
        />
      )}
    </FormDialog>
  );
}
