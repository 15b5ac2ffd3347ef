import { Button } from '@kmx/design-system/button/button.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { type ReactNode, useState } from 'react';
import { useDeskMutation } from '../../data/use-desk-mutation.ts';
import { useShowMessage } from '../../features/frame/use-show-message.ts';
import type { Organization } from '../../features/users/access.ts';
import { composePersonName } from '../../features/users/compose-person-name.ts';
import { FormDialog } from '../../features/users/form-dialog.tsx';
import { type PortalUser, removeOrganizationMutation } from './user.query.ts';

interface RemoveOrganizationButtonProps {
  readonly user: PortalUser;
  readonly organization: Organization;
  readonly onChanged: () => void;
  readonly onRemoved: () => void;
}

/** Takes a person out of an organization after a question that says what goes with it (POR-107, POR-108). */
export function RemoveOrganizationButton(props: RemoveOrganizationButtonProps): ReactNode {
  const { user, organization, onChanged, onRemoved } = props;
  const t = useTranslate();
  const showMessage = useShowMessage();
  const { error, forget, isRunning, run } = useDeskMutation(removeOrganizationMutation);
  const [isAsking, setAsking] = useState(false);
  const values = { person: composePersonName(user), organization: organization.name };
  const isLast = user.organizations.length === 1;
  const remove = async () => {
    const answer = await run({ userId: user.id, organizationId: organization.id });
    if (answer === null) return;
    setAsking(false);
    showMessage('success', t('users.done.REMOVE_ORGANIZATION', values));
    if (answer.changed === null) onRemoved();
    else onChanged();
  };
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={`${t('users.action.REMOVE_ORGANIZATION')}: ${organization.name}`}
        onClick={() => {
          forget();
          setAsking(true);
        }}
      >
        {t('users.action.REMOVE_ORGANIZATION')}
      </Button>
      <FormDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('users.action.REMOVE_ORGANIZATION')}
        submitText={t('users.action.REMOVE_ORGANIZATION')}
        isDanger
        isRunning={isRunning}
        error={error}
        failureTitle={t('users.failed.REMOVE_ORGANIZATION')}
        onSubmit={() => void remove()}
      >
        <p>{t('users.ask.REMOVE_ORGANIZATION', values)}</p>
        {isLast && <p>{t('users.ask.lastOrganization')}</p>}
      </FormDialog>
    </>
  );
}
