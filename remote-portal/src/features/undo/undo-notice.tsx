import { Button } from '@kmx/design-system/button/button.tsx';
import { FlashMessage } from '@kmx/design-system/flash-message/flash-message.tsx';
import { focusPageTitle } from '@kmx/design-system/heading/focus-page-title.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import * as v from 'valibot';
import { type DeskMutation, useMutation } from '../../data/use-mutation.ts';
import { useShowMessage } from '../frame/use-show-message.ts';
import { joinSentences } from '../lists/join-sentences.ts';
import { nameChangeFailure } from '../states/desk-failure.tsx';
import { undoMutation, undoTicketMutation } from './undo.mutation.ts';
import type { UndoOffer } from './undo-offer.ts';

/** Below the time that the service desk holds mails back (SIS_UNDO_SECONDS, at least 25). */
const offeredMs = 20_000;

interface UndoNoticeProps {
  readonly offer: UndoOffer;
  readonly onEnd: (offer: UndoOffer) => void;
}

const tooLateSchema = v.object({ reason: v.literal('TOO_LATE') });

type Failure = NonNullable<DeskMutation<unknown, object>['error']>;

// A second attempt of what has worked, but whose answer was lost.
const isDone = (failure: Failure, attempt: number) => attempt > 1 && failure.kind === 'not-found';
const isWorthAnotherTry = ({ kind }: Failure) => kind === 'offline' || kind === 'timeout' || kind === 'unavailable';

/** What has just been done, with the button that takes it back. */
export function UndoNotice({ offer, onEnd }: UndoNoticeProps): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const showMessage = useShowMessage();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const attempts = useRef(0);
  const textId = useId();
  const { run, error, isRunning, forget } = useMutation(offer.door === 'tickets' ? undoTicketMutation : undoMutation);

  useEffect(() => {
    if (!offer.takesFocus) return undefined;
    // The dialog gives the focus back first, to a button that may be about to go.
    const timer = setTimeout(() => button.current?.focus(), 0);
    return () => clearTimeout(timer);
  }, [offer]);
  useEffect(() => {
    if (isRunning) return undefined;
    const timer = setTimeout(() => onEnd(offer), offeredMs);
    return () => clearTimeout(timer);
  }, [offer, onEnd, isRunning]);
  // Before the element is gone, while it is known where the focus was.
  useLayoutEffect(() => {
    const element = frame.current;
    return () => {
      if (element?.contains(document.activeElement)) setTimeout(focusPageTitle, 0);
    };
  }, []);
  useEffect(() => {
    if (error === null) return;
    const end = () => {
      forget();
      offer.onUndone();
      onEnd(offer);
    };
    if (isDone(error, attempts.current)) {
      showMessage('success', t('undo.done'));
      end();
    } else if (!isWorthAnotherTry(error)) {
      const isLate = v.is(tooLateSchema, error.details);
      showMessage(
        'error',
        joinSentences(locale, t('undo.failed'), t(isLate ? 'undo.tooLate' : nameChangeFailure(error))),
      );
      end();
    }
  }, [error, forget, locale, offer, onEnd, showMessage, t]);

  const undo = async () => {
    attempts.current += 1;
    if ((await run({ id: offer.undoId })) === null) return;
    showMessage('success', t('undo.done'));
    offer.onUndone();
    onEnd(offer);
  };
  return (
    <div ref={frame}>
      <FlashMessage
        isInLiveRegion
        type={error === null ? 'success' : 'error'}
        dismissText={t('users.dialog.close')}
        onDismiss={() => onEnd(offer)}
        action={
          <Button
            ref={button}
            aria-describedby={textId}
            data-undo=""
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
        <span id={textId}>
          {error === null ? offer.text : joinSentences(locale, t('undo.failed'), t(nameChangeFailure(error)))}
        </span>
      </FlashMessage>
    </div>
  );
}
