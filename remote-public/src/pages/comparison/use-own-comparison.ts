import { createHref, useBasket, usePageRequest, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { listBasketProducts } from '@kmx/shared-contracts/basket.ts';
import { formatComparedItems } from '@kmx/shared-contracts/compared-items.ts';
import { useEffect, useState } from 'react';
import type { ComparisonData } from './comparison.data.ts';
import { createComparisonPath } from './comparison-href.ts';

/** By then the stored basket has been restored; nothing else distinguishes an empty basket from one not yet restored. */
const basketRestoredMs = 1500;

/** Whose comparison the page shows, and what was removed from it. */
export interface OwnComparison {
  /** The address matches the visitor's basket. */
  readonly isOwn: boolean;
  /** The address is a comparison shared by someone else; both are false until the basket is known. */
  readonly isShared: boolean;
  /** Keys of removed products, kept after the address was corrected. */
  readonly dropped: readonly string[];
}

/**
 * Keeps the address in sync with the basket: an address without items receives those of the basket, and one that showed
 * the basket follows its changes. A shared address stays as it is. Withdrawn products are removed from the basket too
 * (D-36).
 */
export function useOwnComparison(data: ComparisonData): OwnComparison {
  const shell = useShell();
  const { urlPrefix } = usePageRequest();
  const stored = formatComparedItems(listBasketProducts(useBasket()));
  const [followed, setFollowed] = useState<string | null>(null);
  const [isSettled, setIsSettled] = useState(false);
  const [dropped, setDropped] = useState(data.dropped);
  if (data.dropped.some((key) => !dropped.includes(key))) setDropped([...new Set([...dropped, ...data.dropped])]);
  const isOwn = data.items === stored;

  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), basketRestoredMs);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (shell === null) return;
    if (data.items === stored) {
      setFollowed(stored);
      for (const key of data.dropped) shell.basket.removeProduct(key);
    } else if (data.items === '' || data.items === followed) {
      setFollowed(data.items);
      shell.navigate(createHref(urlPrefix, createComparisonPath(stored)), { replace: true });
    }
  }, [shell, data, stored, followed, urlPrefix]);
  return { isOwn, isShared: isSettled && !isOwn && data.items !== followed, dropped };
}
