import { FlashMessage as Message } from '@kmx/design-system/flash-message/flash-message.tsx';
import { FlashRegion as Region } from '@kmx/design-system/flash-message/flash-region.tsx';
import { StaticMessage } from '@kmx/design-system/flash-message/static-message.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type FlashMessage, floatingFlashMessageMs } from '@kmx/shared-contracts/flash-message.ts';
import { useCallback } from 'react';
import * as styles from './flash-region.module.css';

export interface FlashRegionProps {
  readonly messages: readonly FlashMessage[];
  readonly onDismiss: (id: string) => void;
}

/** Messages above the page: floating ones overlay it and hide after a while, static ones take part in its flow (PUB-055..057). */
export function FlashRegion({ messages, onDismiss }: FlashRegionProps) {
  const translate = useTranslate();
  const floating = messages.filter((message) => message.isFloating);
  const placed = messages.filter((message) => !message.isFloating);
  return (
    // Always in the document: a live region that is inserted together with its first message is not announced.
    <div aria-live="polite" aria-relevant="additions">
      {placed.length > 0 && (
        <section className={styles.placed} aria-label={translate('flash.label')}>
          {placed.map((message) => (
            <FlashItem key={message.id} message={message} onDismiss={onDismiss} />
          ))}
        </section>
      )}
      {floating.length > 0 && (
        <Region label={translate('flash.label')}>
          {floating.map((message) => (
            <FlashItem key={message.id} message={message} onDismiss={onDismiss} />
          ))}
        </Region>
      )}
    </div>
  );
}

interface FlashItemProps {
  readonly message: FlashMessage;
  readonly onDismiss: (id: string) => void;
}

function FlashItem({ message, onDismiss }: FlashItemProps) {
  const translate = useTranslate();
  const { id, kind, text, link } = message;
  // Stable, because a new function would restart the timer of a floating message.
  const dismiss = useCallback(() => onDismiss(id), [onDismiss, id]);
  const shared = {
    type: kind,
    isInLiveRegion: true,
    children: text,
    ...(link === null
      ? {}
      : {
          action: (
            <Link href={link.href} variant="standalone">
              {link.text}
            </Link>
          ),
        }),
  };
  if (message.isStatic) return <StaticMessage {...shared} />;
  return (
    <Message
      {...shared}
      dismissText={translate('flash.dismiss')}
      onDismiss={dismiss}
      hideAfter={message.isFloating ? floatingFlashMessageMs : undefined}
    />
  );
}
