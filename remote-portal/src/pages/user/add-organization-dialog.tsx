import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import { type ReactNode, useState } from 'react';
import { useMutation } from '../../data/use-mutation.ts';
import { FormDialog } from '../../features/dialogs/form-dialog.tsx';
import { endSentence } from '../../features/lists/sentences.ts';
import { composePersonName } from '../../features/users/compose-person-name.ts';
import { OrganizationField } from '../../features/users/organization-field.tsx';
import { addOrganizationMutation, type PortalUser, type UserAnswer } from './user.query.ts';

interface AddOrganizationDialogProps {
  readonly user: PortalUser;
  readonly viewer: UserAnswer['viewer'];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Makes a person a member of one more organization (POR-107). */
export function AddOrganizationDialog(props: AddOrganizationDialogProps): ReactNode {
  const { user, viewer, open, onClose, onChanged } = props;
  const t = useTranslate();
  const showMessage = useShowMessage();
  const { error, forget, isRunning, run } = useMutation(addOrganizationMutation);
  const [chosenId, setChosenId] = useState('');
  const [isMissing, setMissing] = useState(false);
  const chosen = user.addableOrganizations.find(({ id }) => id === chosenId);
  const person = composePersonName(user);
  const close = () => {
    forget();
    setMissing(false);
    onClose();
  };
  const send = async () => {
    setMissing(chosen === undefined);
    if (chosen === undefined) {
      document.getElementById('add-organization')?.focus();
      return;
    }
    if ((await run({ userId: user.id, organizationId: chosen.id })) === null) return;
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
      error={error}
      failureTitle={t('users.failed.ADD_ORGANIZATION')}
      onSubmit={() => void send()}
    >
      <OrganizationField
        id="add-organization"
        choices={{ viewer, organizations: user.addableOrganizations }}
        value={chosen?.id ?? ''}
        anyText={t('users.choose')}
        error={isMissing ? t('users.problem.organization') : undefined}
        onChoose={(id) => {
          setChosenId(id);
          setMissing(false);
        }}
      />
      <p>{t('users.ask.ADD_ORGANIZATION', { person })}</p>
    </FormDialog>
  );
}
