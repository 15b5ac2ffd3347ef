import { useBasket, useHref, useMeasurementSystem, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { createBasketKey, isInBasket } from '@kmx/shared-contracts/basket.ts';
import type { ReactNode } from 'react';
import { CompareButtonLook } from '../../pages/react/compare-button-look.tsx';
import type { PageParts, Quantity } from '../../pages/react/types.ts';

function Link(props: { readonly href: string; readonly className?: string; readonly children: ReactNode }): ReactNode {
  const { href, children, ...rest } = props;
  const toHref = useHref();
  return (
    <a {...rest} href={toHref(href)}>
      {children}
    </a>
  );
}

function CompareButton({ slug, name }: { readonly slug: string; readonly name: string }): ReactNode {
  const shell = useShell();
  const isCompared = isInBasket(useBasket(), slug, null);
  const toggle = () => {
    if (isCompared) shell?.basket.removeProduct(createBasketKey(slug, null));
    else shell?.basket.addProduct({ classification: 'peers', slug, variantId: null, name, isAnnounced: false });
  };
  return <CompareButtonLook name={name} isCompared={isCompared} onToggle={toggle} />;
}

function QuantityText({ metric, imperial }: Quantity): ReactNode {
  return <span>{useMeasurementSystem() === 'Metric' ? metric : imperial}</span>;
}

/** The product keeps comparison and units in its shell, and its image service has the pictures. */
export const parts: PageParts = {
  listPath: '/peers',
  picturePath: (name) => `/images/products/${name}.webp?w=480&fit=crop&q=90`,
  Link,
  CompareButton,
  QuantityText,
};
