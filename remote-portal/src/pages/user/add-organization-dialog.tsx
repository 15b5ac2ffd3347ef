import { requireText } from '@kmx/remote-kit/forms/form-rules.ts';
import { useCheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import { type ReactNode, useState } from 'react';
import { useMutation } from '../../data/use-mutation.ts';
import { FormDialog } from '../../features/dialogs/form-dialog.tsx';
import { endSentence } from '../../features/lists/sentences.ts';
import { composePersonName } from '../../features/users/compose-person-name.ts';
import { OrganizationField } from '../../features/users/organization-field.tsx';
import { addOrganizationMutation, type PortalUser, type UserAnswer } from './user.query.ts';

const rules = { organization: requireText('organization', 'organization') };

interface AddOrganizationDialogProps {
  readonly user: PortalUser;
  readonly viewer: UserAnswer['viewer'];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Adds a person to one more organization (POR-107). */
export function AddOrganizationDialog(props: AddOrganizationDialogProps): ReactNode {
  const { user, viewer, open, onClose, onChanged } = props;
  const t = useTranslate();
  const showMessage = useShowMessage();
  const { error, forget, isRunning, run } = useMutation(addOrganizationMutation);
  const [chosenId, setChosenId] = useState('');
  const chosen = user.addableOrganizations.find(({ id }) => id === chosenId);
  const form = useCheckedForm({
    id: 'add',
    values: { organization: chosen?.id ?? '' },
    rules,
    describe: (problem) => t(`users.problem.${problem}`),
  });
  const person = composePersonName(user);
  const close = () => {
    forget();
    form.reset();
    onClose();
  };
  const send = async () => {
    if (chosen === undefined || (await run({ userId: user.id, organizationId: chosen.id })) === null) return;
    showMessage('success', endSentence(t('users.done.ADD_ORGANIZATION', { person, organization: chosen.name })));
    setChosenId('');
    close();
    onChanged();
  };
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={t('users.action.ADD_ORGANIZATION')}
      submitText={t('users.action.ADD_ORGANIZATION')}
      isRunning={isRunning}
      form={form}
      error={error}
      failureTitle={t('users.failed.ADD_ORGANIZATION')}
      onSubmit={() => void send()}
    >
      <OrganizationField
        {...form.getField('organization')}
        choices={{ viewer, organizations: user.addableOrganizations }}
        value={chosen?.id ?? ''}
        anyText={t('users.choose')}
        onChoose={setChosenId}
      />
      <p>{t('users.ask.ADD_ORGANIZATION', { person })}</p>
    </FormDialog>
  );
}
