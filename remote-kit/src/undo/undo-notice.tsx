import { Button } from '@kmx/design-system/button/button.tsx';
import { FlashMessage } from '@kmx/design-system/flash-message/flash-message.tsx';
import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import type { RequestError } from '../data/request-error.ts';
import { useMutation } from '../data/use-mutation.ts';
import { useShowMessage } from '../remote/use-show-message.ts';
import type { UndoOffer } from './undo-offer.ts';
import { useOfferFocus } from './use-offer-focus.ts';

const offeredMs = 20_000;

/** How a remote configures its offers. */
export interface UndoNoticeSettings {
  readonly texts: { readonly undo: string; readonly dismiss: string; readonly busy?: string };
  /**
   * Whether an offer expires after 20 seconds even while hovered or focused or after a failure, because the backend can
   * undo only for a short time.
   */
  readonly isWindowFixed: boolean;
  readonly describeFailure: (error: RequestError) => { readonly title?: string; readonly text: string };
  /** Called on each failed attempt; must be stable. */
  readonly onError?: (error: RequestError) => void;
}

interface UndoNoticeProps extends UndoNoticeSettings {
  readonly offer: UndoOffer;
  readonly onEnd: (offer: UndoOffer) => void;
  readonly onUndone: () => void;
}

/** Describes the latest change, with a button to undo it. */
export function UndoNotice(props: UndoNoticeProps): ReactNode {
  const { offer, texts, isWindowFixed, describeFailure, onError, onEnd, onUndone } = props;
  const showMessage = useShowMessage();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const { run, isRunning, error } = useMutation(onError);
  useOfferFocus(offer, { frame, button });
  const end = useCallback(() => onEnd(offer), [onEnd, offer]);
  useEffect(() => {
    if (!isWindowFixed || isRunning) return undefined;
    const timer = setTimeout(end, offeredMs);
    return () => clearTimeout(timer);
  }, [isWindowFixed, isRunning, end]);

  const undo = async () => {
    const outcome = await run(offer.undo);
    if (outcome === null) return;
    showMessage(outcome.kind, outcome.text, outcome.link, outcome.kind === 'success');
    if (outcome.kind === 'success') onUndone();
    end();
  };
  const failure = error === null ? null : describeFailure(error);
  const isHeld = isWindowFixed || isRunning || failure !== null;
  return (
    <div ref={frame}>
      <FlashMessage
        isInLiveRegion
        type={failure === null ? 'success' : 'error'}
        title={failure?.title}
        dismissText={texts.dismiss}
        onDismiss={end}
        hideAfter={isHeld ? undefined : offeredMs}
        action={
          <Button
            ref={button}
            aria-describedby={textId}
            data-undo=""
            size="small"
            variant="secondary"
            busy={isRunning}
            busyText={texts.busy}
            onClick={() => void undo()}
          >
            {texts.undo}
          </Button>
        }
      >
        <span id={textId}>{failure === null ? offer.text : failure.text}</span>
      </FlashMessage>
    </div>
  );
}
