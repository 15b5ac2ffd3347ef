import { Button } from '@kmx/design-system/button/button.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useDeskMutation } from '../../data/use-desk-mutation.ts';
import { useShowMessage } from '../frame/use-show-message.ts';
import { DeskFailure } from '../states/desk-failure.tsx';
import { AccessActionDialog, type ActionInput } from './access-action-dialog.tsx';
import * as styles from './access-actions.module.css';
import { accessMutations } from './access-mutations.ts';
import type { AccessAction } from './access-status.ts';
import { type ActionTarget, resolveActionStart, resolveTargetId } from './action-target.ts';
import { useNames } from './use-names.ts';

interface AccessActionButtonProps {
  readonly action: AccessAction;
  readonly target: ActionTarget;
  /** After a success, with the new version of the access if there is one. */
  readonly onDone: (action: AccessAction, version: number | null) => void;
  /** What is shown is not the newest state any more. */
  readonly onOutdated: () => void;
}

/** One action with its question, its own error title (POR-105) and its result. */
export function AccessActionButton({ action, target, onDone, onOutdated }: AccessActionButtonProps): ReactNode {
  const t = useTranslate();
  const { nameApplication } = useNames();
  const showMessage = useShowMessage();
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const { error, forget, isRunning, run } = useDeskMutation(accessMutations[action]);
  const start = resolveActionStart(action, target);
  const applications = target.applications.map((application) => nameApplication(application)).join(', ');
  const values = { person: target.userName, email: target.email, application: applications };
  const failureTitle = t(`users.failed.${action}`);
  const isOutdated = error?.kind === 'conflict' || error?.kind === 'not-found';

  useEffect(() => {
    if (!isOutdated || error === null) return;
    setDialog('closed');
    // The row may be gone in a moment, so the message stands above the page.
    showMessage('error', `${failureTitle} ${t(`desk.failure.${error.kind}`)}`);
    forget();
    onOutdated();
  }, [isOutdated, error, failureTitle, forget, onOutdated, showMessage, t]);

  const send = async ({ role, reason }: ActionInput): Promise<boolean> => {
    const id = resolveTargetId(action, target);
    if (id === null) return false;
    const answer = await run({
      id,
      ...(role === undefined ? {} : { role }),
      ...(reason ? { reason } : {}),
      ...(target.version === null ? {} : { expectedVersion: target.version }),
    });
    if (answer === null) return false;
    setDialog((last) => (last === 'never' ? last : 'closed'));
    // A withdrawal is told where it can be undone.
    if (action !== 'WITHDRAW') showMessage('success', t(`users.done.${action}`, values));
    onDone(action, answer.changed?.version ?? null);
    return true;
  };
  const begin = () => {
    forget();
    if (start !== 'run') setDialog('open');
    else void send(target.grantableRoles[0] === undefined ? {} : { role: target.grantableRoles[0] });
  };
  return (
    <>
      <Button
        size="small"
        variant={start === 'question' || start === 'reason' ? 'quiet' : 'secondary'}
        aria-haspopup={start === 'run' ? undefined : 'dialog'}
        aria-label={`${t(`users.action.${action}`)}: ${target.userName}, ${applications}`}
        busy={start === 'run' && isRunning}
        busyText={t('users.dialog.busy')}
        onClick={begin}
      >
        {t(`users.action.${action}`)}
      </Button>
      {start === 'run' && error !== null && !isOutdated && (
        <div className={styles.failure}>
          <DeskFailure error={error} title={failureTitle} onRetry={begin} />
        </div>
      )}
      {start !== 'run' && dialog !== 'never' && (
        <AccessActionDialog
          action={action}
          start={start}
          target={target}
          open={dialog === 'open'}
          onClose={() => setDialog('closed')}
          isRunning={isRunning}
          error={isOutdated ? null : error}
          failureTitle={failureTitle}
          onSend={send}
        />
      )}
    </>
  );
}
