import { FlashRegion } from '@kmx/design-system/flash-message/flash-region.tsx';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { addOffer, listOwnOffers, type OwnedOffer, removeOffer } from './offer-list.ts';
import { UndoNotice, type UndoNoticeSettings } from './undo-notice.tsx';
import { UndoContext, type UndoOffer } from './undo-offer.ts';

interface UndoAreaProps extends UndoNoticeSettings {
  /** Names the region of the offers for screen readers. */
  readonly label: string;
  /** The user who is signed in; offers are dropped when it is null. */
  readonly owner: string | null;
  readonly children: ReactNode;
}

/** Keeps the undo offers while the pages inside it change, and shows them at the bottom of the window. */
export function UndoArea({ label, owner, children, ...settings }: UndoAreaProps): ReactNode {
  const [offers, setOffers] = useState<readonly OwnedOffer[]>([]);
  const [undoneCount, setUndoneCount] = useState(0);
  const offer = useCallback(
    (next: UndoOffer) => {
      if (owner !== null) setOffers((all) => addOffer(all, { offer: next, owner }));
    },
    [owner],
  );
  const remove = useCallback((ended: UndoOffer) => setOffers((all) => removeOffer(all, ended)), []);
  const undo = useMemo(() => ({ offer, undoneCount }), [offer, undoneCount]);
  const shown = listOwnOffers(offers, owner);
  return (
    <UndoContext value={undo}>
      {children}
      {/* Always rendered: a region inserted together with its first message would not announce it. */}
      <div aria-live="polite" aria-relevant="additions">
        {shown.length > 0 && (
          <FlashRegion isRaised label={label}>
            {shown.map((each) => (
              <UndoNotice
                key={each.id}
                offer={each}
                onEnd={remove}
                onUndone={() => setUndoneCount((count) => count + 1)}
                {...settings}
              />
            ))}
          </FlashRegion>
        )}
      </div>
    </UndoContext>
  );
}
