import { FlashRegion } from '@kmx/design-system/flash-message/flash-region.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useSession } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useCallback, useState } from 'react';
import { UndoNotice } from './undo-notice.tsx';
import { UndoContext, type UndoOffer } from './undo-offer.ts';

/** More than a few at once nobody reads; the older ones stay as they are. */
const mostOffers = 3;

interface Kept {
  readonly offer: UndoOffer;
  readonly userId: string;
}

/** Keeps what can be taken back while the pages of the portal change, and shows it at the lower edge. */
export function UndoArea({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useTranslate();
  const userId = useSession().user?.id ?? null;
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const add = useCallback(
    (offer: UndoOffer) => {
      if (userId !== null) setKept((all) => [...all, { offer, userId }].slice(-mostOffers));
    },
    [userId],
  );
  const remove = useCallback(
    ({ undoId }: UndoOffer) => setKept((all) => all.filter(({ offer }) => offer.undoId !== undoId)),
    [],
  );
  // What somebody has done is nothing for whoever signs in next.
  const shown = kept.filter((each) => each.userId === userId);
  return (
    <UndoContext value={add}>
      {children}
      {/* Always there: a region that comes together with its first message would not announce it. */}
      <div aria-live="polite" aria-relevant="additions">
        {shown.length > 0 && (
          <FlashRegion isRaised label={t('undo.label')}>
            {shown.map(({ offer }) => (
              <UndoNotice key={offer.undoId} offer={offer} onEnd={remove} />
            ))}
          </FlashRegion>
        )}
      </div>
    </UndoContext>
  );
}
