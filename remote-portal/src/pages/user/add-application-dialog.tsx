import { RadioGroup } from '@kmx/design-system/radio-group/radio-group.tsx';
import { Select } from '@kmx/design-system/select/select.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import { type ReactNode, useState } from 'react';
import { useMutation } from '../../data/use-mutation.ts';
import { FormDialog } from '../../features/dialogs/form-dialog.tsx';
import { composePersonName } from '../../features/users/compose-person-name.ts';
import { useNames } from '../../features/users/use-names.ts';
import { addApplicationMutation, type PortalUser } from './user.query.ts';

interface AddApplicationDialogProps {
  readonly user: PortalUser;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Grants a person one more application: organization, application and role (POR-101). */
export function AddApplicationDialog({ user, open, onClose, onChanged }: AddApplicationDialogProps): ReactNode {
  const t = useTranslate();
  const { nameApplication, nameRole } = useNames();
  const showMessage = useShowMessage();
  const { error, forget, isRunning, run } = useMutation(addApplicationMutation);
  const [chosen, setChosen] = useState({ organizationId: '', applicationId: '' });
  const addable = user.addableApplications.filter(({ application }) => application.grantableRoles.length > 0);
  const organizations = user.organizations.filter(({ id }) => addable.some((pair) => pair.organizationId === id));
  // The last choice may have been granted since.
  const organization = organizations.find(({ id }) => id === chosen.organizationId) ?? organizations[0];
  const applications = addable.flatMap((pair) => (pair.organizationId === organization?.id ? [pair.application] : []));
  const application = applications.find(({ id }) => id === chosen.applicationId) ?? applications[0];

  const close = () => {
    forget();
    onClose();
  };
  const send = async (form: FormData) => {
    if (organization === undefined || application === undefined) return;
    const role = form.get('role');
    const answer = await run({
      userId: user.id,
      organizationId: organization.id,
      applicationId: application.id,
      role: typeof role === 'string' ? role : (application.grantableRoles[0] ?? ''),
    });
    if (answer === null) return;
    const person = composePersonName(user);
    showMessage('success', t('users.done.ADD_APPLICATION', { person, application: nameApplication(application) }));
    close();
    onChanged();
  };
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={t('users.action.ADD_APPLICATION')}
      submitText={t('users.action.ADD_APPLICATION')}
      isRunning={isRunning}
      error={error}
      failureTitle={t('users.failed.ADD_APPLICATION')}
      onSubmit={(form) => void send(form)}
    >
      {organizations.length > 1 && (
        <Select
          label={t('users.organization')}
          value={organization?.id ?? ''}
          options={organizations.map(({ id, name }) => ({ value: id, text: name }))}
          onChange={({ currentTarget }) => setChosen({ organizationId: currentTarget.value, applicationId: '' })}
        />
      )}
      <Select
        label={t('users.application')}
        value={application?.id ?? ''}
        options={applications.map((one) => ({ value: one.id, text: nameApplication(one) }))}
        onChange={({ currentTarget: { value } }) => setChosen((last) => ({ ...last, applicationId: value }))}
      />
      {application !== undefined && application.grantableRoles.length > 1 && (
        <RadioGroup
          key={application.id}
          name="role"
          label={t('users.role')}
          options={application.grantableRoles.map((role) => ({ value: role, text: nameRole(role) }))}
          defaultValue={application.grantableRoles[0]}
        />
      )}
      <p>{t('users.ask.ADD_APPLICATION')}</p>
    </FormDialog>
  );
}
