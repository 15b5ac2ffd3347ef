import type { Translate } from '@kmx/remote-kit/messages/messages.tsx';
import { createWatch, type Scope, scopeBind } from 'effector';
import { $lastAdded } from '../state/basket/basket.model.ts';
import { messageDismissed, messageShown } from '../state/flash/flash-messages.model.ts';
import { comparePanelLink } from './find-action-panel.ts';

/** Tells the visitor what was added to the comparison and offers to open it; a newer message replaces an older one (PUB-082). */
export function announceAddedProducts(scope: Scope, translate: Translate): void {
  const show = scopeBind(messageShown, { scope });
  const dismiss = scopeBind(messageDismissed, { scope });
  let shownId: string | null = null;
  createWatch({
    unit: $lastAdded,
    scope,
    fn: (added) => {
      if (added === null) return;
      if (shownId !== null) dismiss(shownId);
      shownId = crypto.randomUUID();
      show({
        id: shownId,
        kind: added.isFull ? 'error' : 'success',
        text: translate(added.isFull ? 'compare.full' : 'compare.added', { name: added.name }),
        link: { text: translate('compare.show'), href: comparePanelLink },
        isStatic: false,
        isFloating: true,
      });
    },
  });
}
