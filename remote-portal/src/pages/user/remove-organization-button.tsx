import { Button } from '@kmx/design-system/button/button.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../features/dialogs/form-dialog.tsx';
import { endSentence } from '../../features/lists/sentences.ts';
import { useUndoableChange } from '../../features/undo/use-undoable-change.ts';
import type { Organization } from '../../features/users/access.ts';
import { composePersonName } from '../../features/users/compose-person-name.ts';
import { type PortalUser, removeOrganizationMutation } from './user.query.ts';

interface RemoveOrganizationButtonProps {
  readonly user: PortalUser;
  readonly organization: Organization;
  /** On its way, so that the row may go already. */
  readonly onOptimistic: (isLeaving: boolean) => void;
  readonly onChanged: () => void;
  /** The last common organization is gone, and the person with it (POR-108), or they are back. */
  readonly onRemoved: (isRemoved: boolean) => void;
}

/** Takes a person out of an organization after a question that says what goes with it (POR-107, POR-108). */
export function RemoveOrganizationButton(props: RemoveOrganizationButtonProps): ReactNode {
  const { user, organization, onOptimistic, onChanged, onRemoved } = props;
  const t = useTranslate();
  const { error, forget, isRunning, run } = useUndoableChange(removeOrganizationMutation);
  const [isAsking, setAsking] = useState(false);
  const values = { person: composePersonName(user), organization: organization.name };
  const isLast = user.organizations.length === 1;
  const remove = async () => {
    // Shown as done at once; a failure brings the question back.
    setAsking(false);
    onOptimistic(true);
    const answer = await run(
      { userId: user.id, organizationId: organization.id },
      {
        text: endSentence(t('users.done.REMOVE_ORGANIZATION', values)),
        takesFocus: 'at-once',
        onUndone: () => {
          onOptimistic(false);
          onRemoved(false);
          onChanged();
        },
      },
    );
    if (answer === null) {
      onOptimistic(false);
      setAsking(true);
    } else if (answer.changed === null) onRemoved(true);
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
