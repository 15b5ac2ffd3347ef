import { Button } from '@kmx/design-system/button/button.tsx';
import { Select } from '@kmx/design-system/select/select.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref, useMeasurementSystem } from '@kmx/shared-contracts/remote-root.tsx';
import { type ReactNode, useState } from 'react';
import { ComparisonButton } from '../../features/comparison/comparison-button.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { SpecificationTable } from '../../features/specification/specification-table.tsx';
import { ProductCard } from '../catalogue/product-card.tsx';
import { DocumentList } from './document-list.tsx';
import { HighlightList } from './highlight-list.tsx';
import type { ProductData } from './product.data.ts';
import * as styles from './product-page.module.css';
import { ProductSection } from './product-section.tsx';

/** One machine with everything one needs to decide (PUB-030). */
export function ProductPage({ data }: { readonly data: ProductData }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const system = useMeasurementSystem();
  const [variantId, setVariantId] = useState(data.variants[0]?.id ?? null);
  const variant = data.variants.find(({ id }) => id === variantId);
  const options = data.variants.map(({ id, name_metric, name_imperial }) => ({
    value: id,
    text: system === 'Metric' ? name_metric : name_imperial,
  }));
  const hasChoice = options.length > 1;
  return (
    <article className={styles.page}>
      <div className={styles.opening}>
        <Gallery title={data.name} images={data.images} />
        <header className={styles.header}>
          {data.group !== null && (
            <a href={toHref(data.group.route)} className={styles.group}>
              {data.group.name}
            </a>
          )}
          <h1 className={styles.name}>{data.name}</h1>
          {data.brand !== null && <p className={styles.brand}>{data.brand}</p>}
          <p className={styles.lead}>{data.description}</p>
          {hasChoice && (
            <Select
              label={t('product.variant')}
              options={options}
              value={variantId ?? ''}
              onChange={(event) => setVariantId(event.currentTarget.value)}
            />
          )}
          <div className={styles.actions}>
            <ComparisonButton
              classification={data.group?.slug ?? 'products'}
              slug={data.slug}
              variantId={hasChoice ? variantId : null}
              name={data.name}
            />
            <Button variant="secondary" href={toHref('/contact')}>
              {t('product.contact')}
            </Button>
          </div>
        </header>
      </div>
      <ProductSection title={t('product.description')}>
        <div className={styles.text}>
          {data.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {data.benefits.length > 0 && (
          <ul className={styles.benefits}>
            {data.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        )}
      </ProductSection>
      <ProductSection title={t('product.specifications')}>
        <SpecificationTable specifications={variant?.specifications ?? data.specifications} />
      </ProductSection>
      {data.highlights.length > 0 && (
        <ProductSection title={t('product.highlights')}>
          <HighlightList highlights={data.highlights} />
        </ProductSection>
      )}
      {data.documents.length > 0 && (
        <ProductSection title={t('product.documents')}>
          <DocumentList documents={data.documents} />
        </ProductSection>
      )}
      {data.related.length > 0 && (
        <ProductSection title={t('product.related')}>
          <ul className={styles.related}>
            {data.related.map((product) => (
              <li key={product.slug}>
                <ProductCard product={product} level={3} />
              </li>
            ))}
          </ul>
        </ProductSection>
      )}
    </article>
  );
}
