import { Button } from '@kmx/design-system/button/button.tsx';
import type { ButtonLook } from '@kmx/design-system/button/button-look.ts';
import { checkIcon, columnsIcon } from '@kmx/design-system/icon/icons.ts';
import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useBasket, usePageRequest, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type BasketEntry, createBasketKey, isInBasket } from '@kmx/shared-contracts/basket.ts';
import type { ReactNode } from 'react';
import * as styles from './comparison-button.module.css';

interface ComparisonButtonProps {
  readonly entry: BasketEntry;
  /** In a list the button includes the product's name for screen readers and is less prominent than the card's link. */
  readonly isInList?: boolean;
}

/** Adds a product to the comparison or removes it (PUB-078, PUB-079); sub-sites have no comparison (D-37). */
export function ComparisonButton({ entry, isInList = false }: ComparisonButtonProps): ReactNode {
  const t = useTranslate();
  const shell = useShell();
  const { site } = usePageRequest();
  const isCompared = isInBasket(useBasket(), entry.slug, entry.variantId);
  if (site.slug !== null) return null;
  const toggle = () => {
    if (shell === null) return;
    const { basket } = shell;
    if (isCompared) basket.removeProduct(createBasketKey(entry.slug, entry.variantId));
    else basket.addProduct(entry);
  };
  const look: ButtonLook = isInList
    ? { variant: isCompared ? 'secondary' : 'quiet', size: 'small', isFlush: !isCompared }
    : { variant: isCompared ? 'secondary' : 'primary' };
  return (
    <Button {...look} className={styles.button} icon={isCompared ? checkIcon : columnsIcon} onClick={toggle}>
      {t(isCompared ? 'product.inComparison' : isInList ? 'product.compare' : 'product.addToComparison')}
      {isInList && <VisuallyHidden> {entry.name}</VisuallyHidden>}
    </Button>
  );
}
