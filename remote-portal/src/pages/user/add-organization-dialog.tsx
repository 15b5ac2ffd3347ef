import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import { requireText } from '@kmx/remote-kit/forms/form-rules.ts';
import { useCheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import { type ReactNode, useState } from 'react';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { useChosen } from '../../features/choices/use-chosen.ts';
import { FormDialog } from '../../features/dialogs/form-dialog.tsx';
import { endSentence } from '../../features/lists/sentences.ts';
import { DeskData } from '../../features/states/desk-data.tsx';
import { composePersonName } from '../../features/users/compose-person-name.ts';
import { organizationQuery, searchAddableQuery } from '../../features/users/organization.query.ts';
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
  const scope = { userId: user.id };
  const addable = useQuery(searchAddableQuery, { ...scope, search: '' }, { isOff: !open });
  const { item: chosen } = useChosen(organizationQuery, chosenId, addable.data);
  const form = useCheckedForm({
    id: 'add',
    values: { organization: chosenId },
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
    if (chosen === null || (await run({ userId: user.id, organizationId: chosen.id })) === null) return;
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
      <DeskData result={addable} skeleton={<Skeleton lines={2} />} failureTitle={t('users.failed.load')}>
        {(organizations) => (
          <OrganizationField
            {...form.getField('organization')}
            viewer={viewer}
            organizations={organizations}
            value={chosenId}
            chosen={chosen}
            anyText={t('users.choose')}
            operation={searchAddableQuery}
            scope={scope}
            onChoose={setChosenId}
          />
        )}
      </DeskData>
      <p>{t('users.ask.ADD_ORGANIZATION', { person })}</p>
    </FormDialog>
  );
}
