import { Button } from '@kmx/design-system/button/button.tsx';
import { FlashMessage } from '@kmx/design-system/flash-message/flash-message.tsx';
import { focusPageTitle } from '@kmx/design-system/heading/focus-page-title.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useMutation } from '../../data/use-mutation.ts';
import { deletedPath } from '../../routes.ts';
import { useShowMessage } from '../frame/use-show-message.ts';
import type { UndoOffer } from './undo-offer.ts';

const offeredMs = 20_000;

interface UndoNoticeProps {
  readonly offer: UndoOffer;
  readonly onEnd: (offer: UndoOffer) => void;
  readonly onUndone: (offer: UndoOffer) => void;
}

/** What was just done, with the button that takes it back. */
export function UndoNotice({ offer, onEnd, onUndone }: UndoNoticeProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const showMessage = useShowMessage();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const { run, isRunning, error } = useMutation();
  const { isLeaving, text } = offer;
  useEffect(() => {
    if (!isLeaving) return undefined;
    // The page that was deleted from is gone with its buttons, and the shell leads to the title of the next one: the way back
    // is nearer here than at the end of that page.
    const takeFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLHeadingElement)) return;
      document.removeEventListener('focusin', takeFocus);
      button.current?.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', takeFocus);
    return () => document.removeEventListener('focusin', takeFocus);
  }, [isLeaving]);
  // Before the element is gone, while it is known where the focus was.
  useLayoutEffect(() => {
    const element = frame.current;
    return () => {
      if (element?.contains(document.activeElement)) setTimeout(focusPageTitle, 0);
    };
  }, []);
  const undo = async () => {
    const outcome = await run(offer.undo);
    if (outcome === null) return;
    if (outcome.state === 'taken') {
      showMessage('error', outcome.text, { text: t('deleted.title'), href: href(deletedPath) });
      onEnd(offer);
      return;
    }
    const link = outcome.href === undefined ? undefined : { text: t('restore.open'), href: outcome.href };
    showMessage('success', outcome.text, link);
    onUndone(offer);
  };
  return (
    <div ref={frame}>
      <FlashMessage
        isInLiveRegion
        type={error === null ? 'success' : 'error'}
        title={error === null ? undefined : t('undo.failed')}
        dismissText={t('close')}
        onDismiss={() => onEnd(offer)}
        // What failed waits for another try.
        hideAfter={isRunning || error !== null ? undefined : offeredMs}
        action={
          <Button
            ref={button}
            aria-describedby={textId}
            size="small"
            variant="secondary"
            busy={isRunning}
            onClick={() => void undo()}
          >
            {t('undo')}
          </Button>
        }
      >
        <span id={textId}>{error === null ? text : t(`error.${error.kind}`)}</span>
      </FlashMessage>
    </div>
  );
}
