import { Button } from '@kmx/design-system/button/button.tsx';
import { checkIcon, columnsIcon } from '@kmx/design-system/icon/icons.ts';
import { createBasketKey, isInBasket } from '@kmx/shared-contracts/basket.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useBasket, useShell } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';

interface ComparisonButtonProps {
  readonly classification: string;
  readonly slug: string;
  readonly variantId: string | null;
  readonly name: string;
}

/** Puts a product into the comparison and takes it out again (PUB-078, PUB-079). */
export function ComparisonButton({ classification, slug, variantId, name }: ComparisonButtonProps): ReactNode {
  const t = useTranslate();
  const shell = useShell();
  const isCompared = isInBasket(useBasket(), slug, variantId);
  const toggle = () => {
    if (shell === null) return;
    const { basket, units } = shell;
    if (isCompared) units.call(basket.productRemoved, createBasketKey(slug, variantId));
    else units.call(basket.productAdded, { classification, slug, variantId, name });
  };
  return (
    <Button variant={isCompared ? 'secondary' : 'primary'} icon={isCompared ? checkIcon : columnsIcon} onClick={toggle}>
      {t(isCompared ? 'product.inComparison' : 'product.addToComparison')}
    </Button>
  );
}
