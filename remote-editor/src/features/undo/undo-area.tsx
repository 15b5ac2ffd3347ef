import { FlashRegion } from '@kmx/design-system/flash-message/flash-region.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { UndoNotice } from './undo-notice.tsx';
import { UndoContext, type UndoOffer } from './undo-offer.ts';

/** More than a few at once nobody reads; the older ones stand in the list of what was deleted. */
const mostOffers = 3;

/** Keeps what can be taken back while the pages of the editor area change, and shows it at the lower edge. */
export function UndoArea({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useTranslate();
  const [offers, setOffers] = useState<readonly UndoOffer[]>([]);
  const [undone, setUndone] = useState(0);
  const remove = useCallback(({ id }: UndoOffer) => setOffers((all) => all.filter((offer) => offer.id !== id)), []);
  const finish = useCallback(
    (offer: UndoOffer) => {
      setUndone((count) => count + 1);
      remove(offer);
    },
    [remove],
  );
  const offer = useCallback((next: UndoOffer) => {
    setOffers((all) => [...all.filter(({ id }) => id !== next.id), next].slice(-mostOffers));
  }, []);
  const undo = useMemo(() => ({ offer, undone }), [offer, undone]);
  return (
    <UndoContext value={undo}>
      {children}
      {/* Always there: a region that comes together with its first message would not announce it. */}
      <div aria-live="polite" aria-relevant="additions">
        {offers.length > 0 && (
          <FlashRegion isRaised label={t('undo.label')}>
            {offers.map((each) => (
              <UndoNotice key={each.id} offer={each} onEnd={remove} onUndone={finish} />
            ))}
          </FlashRegion>
        )}
      </div>
    </UndoContext>
  );
}
