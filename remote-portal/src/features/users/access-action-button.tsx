import { Button } from '@kmx/design-system/button/button.tsx';
import { formatList } from '@kmx/remote-kit/format/format-list.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { endSentence, joinSentences } from '../lists/sentences.ts';
import { DeskFailure } from '../states/desk-failure.tsx';
import { useUndoableChange } from '../undo/use-undoable-change.ts';
import { AccessActionDialog, type ActionInput } from './access-action-dialog.tsx';
import * as styles from './access-actions.module.css';
import { accessMutations } from './access-mutations.ts';
import type { AccessAction } from './access-status.ts';
import { type ActionTarget, canBeUndone, resolveActionStart, resolveTargetId } from './action-target.ts';
import { useNames } from './use-names.ts';

/** Events of an action for the surrounding row. */
export interface ActionEvents {
  /** The action is being sent, so that the row can show its result; null when it has failed. */
  readonly onOptimistic: (action: AccessAction | null) => void;
  /** The action has succeeded or has been undone. */
  readonly onChanged: () => void;
  /** The displayed data are no longer the newest. */
  readonly onOutdated: () => void;
}

interface AccessActionButtonProps extends ActionEvents {
  readonly action: AccessAction;
  readonly target: ActionTarget;
}

/** One action with its confirmation, its own error title (POR-105) and its result, which can be undone unless an e-mail was sent. */
export function AccessActionButton(props: AccessActionButtonProps): ReactNode {
  const { action, target, onOptimistic, onChanged, onOutdated } = props;
  const t = useTranslate();
  const { nameApplication } = useNames();
  const { locale } = usePageRequest();
  const showMessage = useShowMessage();
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const { error, forget, isRunning, run } = useUndoableChange(accessMutations[action]);
  const start = resolveActionStart(action, target);
  const applications = formatList(
    target.applications.map((application) => nameApplication(application)),
    locale,
  );
  const values = { person: target.userName, email: target.email, application: applications };
  const failureTitle = t(`users.failed.${action}`);
  const isOutdated = error?.kind === 'conflict' || error?.kind === 'not-found';

  useEffect(() => {
    if (!isOutdated || error === null) return;
    setDialog('closed');
    // The row may disappear in a moment, so the message is shown above the page.
    showMessage('error', joinSentences(locale, failureTitle, t(`desk.failure.${error.kind}`)));
    forget();
    onOutdated();
  }, [isOutdated, error, failureTitle, forget, locale, onOutdated, showMessage, t]);

  const send = async ({ role, reason }: ActionInput): Promise<boolean> => {
    const id = resolveTargetId(action, target);
    if (id === null) return false;
    const isUndoable = canBeUndone(action);
    const text = endSentence(t(`users.done.${action}`, values));
    const onUndone = () => {
      onOptimistic(null);
      onChanged();
    };
    // Undoable actions are shown as done immediately; a failure reopens the dialog.
    if (isUndoable) setDialog((last) => (last === 'never' ? last : 'closed'));
    onOptimistic(action);
    const answer = await run(
      {
        id,
        ...(role === undefined ? {} : { role }),
        ...(reason ? { reason } : {}),
        ...(target.version === null ? {} : { expectedVersion: target.version }),
      },
      isUndoable ? { text, takesFocus: 'at-once', onUndone } : null,
    );
    if (answer === null) {
      onOptimistic(null);
      setDialog((last) => (last === 'never' ? last : 'open'));
      return false;
    }
    if (!isUndoable) {
      onOptimistic(null);
      showMessage('success', text);
    }
    onChanged();
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
          <DeskFailure error={error} title={failureTitle} onRetry={begin} isChange />
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
