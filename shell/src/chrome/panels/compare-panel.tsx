import { Button } from '@kmx/design-system/button/button.tsx';
import { arrowRightIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { listBasketProducts } from '@kmx/shared-contracts/basket.ts';
import { formatComparedItems } from '@kmx/shared-contracts/compared-items.ts';
import { comparedProductsEndpoint } from '@kmx/shared-contracts/endpoints/site.ts';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $basket, productRemoved } from '../../state/basket/basket.model.ts';
import { type ComparedProduct, comparedProductsSchema } from '../../state/basket/compared-product.ts';
import { fetchData } from '../../state/fetch-data.browser.ts';
import { $measurementSystem } from '../../state/measurement/measurement.model.ts';
import { CompareEntry } from './compare-entry.tsx';
import * as styles from './compare-panel.module.css';
import { PanelLoading, type PanelProps } from './panel-host.tsx';

interface Found {
  /** The items of the request. */
  readonly items: string;
  readonly products: readonly ComparedProduct[] | 'failed';
}

/** The products of the basket in their groups, to be removed or compared (PUB-022). */
export function ComparePanel({ place, onClose }: PanelProps) {
  const translate = useTranslate();
  const [basket, remove, system] = useUnit([$basket, productRemoved, $measurementSystem]);
  const items = formatComparedItems(listBasketProducts(basket));
  const found = useComparedProducts(items, place);
  if (items === '') {
    return (
      <div className={styles.panel}>
        <p>{translate('compare.empty')}</p>
      </div>
    );
  }
  if (found === null) return <PanelLoading />;
  const products = found.products === 'failed' ? [] : found.products;
  return (
    <div className={styles.panel}>
      {found.products === 'failed' && <p role="alert">{translate('compare.unavailable')}</p>}
      {basket.classifications.map((group) => {
        const known = products.find((product) => group.products.some(({ key }) => key === product.key));
        return (
          <section key={group.slug} className={styles.group}>
            {known !== undefined && (
              <h3 className={styles.title} lang={known.lang}>
                {known.group.name}
              </h3>
            )}
            <ul className={styles.list}>
              {group.products.map(({ key, slug }) => (
                <CompareEntry
                  key={key}
                  slug={slug}
                  product={products.find((product) => product.key === key) ?? null}
                  isWithdrawn={found.products !== 'failed' && found.items.split(',').includes(key)}
                  system={system}
                  isRepeated={group.products.filter((other) => other.slug === slug).length > 1}
                  place={place}
                  onFollow={onClose}
                  onRemove={() => remove(key)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <Button href={`${place}/products/compare?items=${items}`} iconAfter={arrowRightIcon} wide onClick={onClose}>
        {translate('compare.open')}
      </Button>
    </div>
  );
}

/** Products are requested again only when an item is missing from all responses so far; null until the first response. */
function useComparedProducts(items: string, place: string): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  const asked = found?.items.split(',') ?? [];
  const missing = items === '' || items.split(',').every((item) => asked.includes(item)) ? '' : items;
  useEffect(() => {
    if (missing === '') return;
    let isCurrent = true;
    const query = new URLSearchParams({ place, items: missing });
    fetchData(comparedProductsSchema, `${comparedProductsEndpoint.path}?${query.toString()}`).then(
      ({ products }) => isCurrent && setFound({ items: missing, products }),
      () => isCurrent && setFound({ items: missing, products: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [missing, place]);
  return found;
}
