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
  /** Called when the removal is being sent, so that the row can disappear. */
  readonly onOptimistic: (isLeaving: boolean) => void;
  readonly onChanged: () => void;
  /** Called with true when the last shared organization, and so the person, is gone (POR-108), and with false when that was undone. */
  readonly onRemoved: (isRemoved: boolean) => void;
}

/** Removes a person from an organization after a dialog that names the consequences (POR-107, POR-108). */
export function RemoveOrganizationButton(props: RemoveOrganizationButtonProps): ReactNode {
  const { user, organization, onOptimistic, onChanged, onRemoved } = props;
  const t = useTranslate();
  const { error, forget, isRunning, run } = useUndoableChange(removeOrganizationMutation);
  const [isAsking, setAsking] = useState(false);
  const values = { person: composePersonName(user), organization: organization.name };
  const isLast = user.organizations.length === 1;
  const remove = async () => {
    // Shown as done immediately; a failure reopens the dialog.
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
