import { Button } from '@kmx/design-system/button/button.tsx';
import { FlashMessage } from '@kmx/design-system/flash-message/flash-message.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDeskMutation } from '../../data/use-desk-mutation.ts';
import { useShowMessage } from '../../features/frame/use-show-message.ts';
import { DeskFailure } from '../../features/states/desk-failure.tsx';
import type { Application } from '../../features/users/access.ts';
import { accessMutations } from '../../features/users/access-mutations.ts';
import { useNames } from '../../features/users/use-names.ts';

/** An access that was just withdrawn: what it takes to give it back. */
export interface Withdrawal {
  readonly accessId: string;
  readonly version: number | null;
  readonly role: string;
  readonly application: Application;
}

interface WithdrawalUndoProps {
  readonly withdrawal: Withdrawal;
  readonly person: string;
  /** Undone, or dismissed. */
  readonly onEnd: (isUndone: boolean) => void;
}

/** Says that an access is withdrawn, and gives it back with the same role on request (POR-101, D-24: inactive to active). */
export function WithdrawalUndo({ withdrawal, person, onEnd }: WithdrawalUndoProps): ReactNode {
  const t = useTranslate();
  const { nameApplication } = useNames();
  const showMessage = useShowMessage();
  const button = useRef<HTMLButtonElement>(null);
  const { error, isRunning, run } = useDeskMutation(accessMutations.GRANT_ACCESS);
  const { accessId, version, role, application } = withdrawal;
  const values = { person, application: nameApplication(application) };
  useEffect(() => {
    // The dialog gives the focus back first, to a button that is about to go.
    const timer = setTimeout(() => button.current?.focus(), 0);
    return () => clearTimeout(timer);
  }, []);
  const undo = async () => {
    const answer = await run({ id: accessId, role, ...(version === null ? {} : { expectedVersion: version }) });
    if (answer === null) return;
    showMessage('success', t('users.done.GRANT_ACCESS', values));
    onEnd(true);
  };
  return (
    <>
      <FlashMessage
        type="success"
        dismissText={t('users.dialog.close')}
        onDismiss={() => onEnd(false)}
        action={
          <Button
            ref={button}
            size="small"
            variant="secondary"
            busy={isRunning}
            busyText={t('users.dialog.busy')}
            onClick={() => void undo()}
          >
            {t('users.undo')}
          </Button>
        }
      >
        {t('users.done.WITHDRAW', values)}
      </FlashMessage>
      {error !== null && <DeskFailure error={error} title={t('users.failed.GRANT_ACCESS')} />}
    </>
  );
}
