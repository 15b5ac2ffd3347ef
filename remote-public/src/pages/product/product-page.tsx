import { Button } from '@kmx/design-system/button/button.tsx';
import * as box from '@kmx/design-system/layout/page-box.module.css';
import { Link } from '@kmx/design-system/link/link.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useState } from 'react';
import type { ProductTeaser } from '../../data/catalogue/product-teaser.ts';
import { ComparisonButton } from '../../features/comparison/comparison-button.tsx';
import { DescriptionSection } from '../../features/detail-page/description-section.tsx';
import * as detail from '../../features/detail-page/detail-page.module.css';
import { DetailSection } from '../../features/detail-page/detail-section.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { useContentLang } from '../../features/language/use-content-lang.ts';
import { ProductCard } from '../../features/products/product-card.tsx';
import { SpecificationTable } from '../../features/specification/specification-table.tsx';
import { TeaserCards } from '../../features/stories/teaser-cards.tsx';
import { DocumentList } from './document-list.tsx';
import { HighlightList } from './highlight-list.tsx';
import type { ProductData } from './product.data.ts';
import * as styles from './product-page.module.css';
import { VariantChoice } from './variant-choice.tsx';

/** One machine with everything needed for a decision (PUB-030). */
export function ProductPage({ data }: { readonly data: ProductData }): ReactNode {
  // The chosen variant and picture must not carry over from the previous machine.
  return <Product key={data.slug} data={data} />;
}

function Product({ data }: { readonly data: ProductData }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const lang = useContentLang();
  const [chosenId, setChosenId] = useState(data.variantId ?? data.variants[0]?.id ?? null);
  const variant = data.variants.find(({ id }) => id === chosenId);
  const hasChoice = data.variants.length > 1;
  return (
    <article className={box.page}>
      <div className={detail.opening}>
        <Gallery title={data.name} images={data.images} video={data.video} />
        <header className={detail.header}>
          <a href={toHref(data.group.route)} className={detail.group} lang={lang}>
            {data.group.name}
          </a>
          <h1 className={styles.name} lang={lang}>
            {data.name}
          </h1>
          {data.brand !== null && <p className={styles.brand}>{data.brand}</p>}
          <p className={detail.lead} lang={lang}>
            {data.description}
          </p>
          {hasChoice && variant !== undefined && (
            <VariantChoice variants={data.variants} chosen={variant.id} onChoose={setChosenId} />
          )}
          <div className={styles.actions}>
            <ComparisonButton
              entry={{
                classification: data.group.slug,
                slug: data.slug,
                variantId: hasChoice ? chosenId : null,
                name: data.name,
              }}
            />
            <Button variant="secondary" href={toHref('/contact')}>
              {t('product.contact')}
            </Button>
          </div>
        </header>
      </div>
      <DescriptionSection paragraphs={data.paragraphs} />
      <DetailSection title={t('product.specifications')}>
        <SpecificationTable specifications={variant?.specifications ?? data.specifications} />
      </DetailSection>
      {data.highlights.length > 0 && (
        <DetailSection title={t('product.highlights')}>
          <HighlightList highlights={data.highlights} />
        </DetailSection>
      )}
      {data.documents.length > 0 && (
        <DetailSection title={t('product.documents')}>
          <DocumentList documents={data.documents} />
        </DetailSection>
      )}
      <ProductCards title={t('product.accessories')} products={data.accessories} />
      {data.services.length > 0 && (
        <DetailSection title={t('product.services')}>
          <ul className={styles.services} lang={lang}>
            {data.services.map((service) => (
              <li key={service.slug}>
                <Link href={toHref(service.route)} variant="standalone">
                  {service.name}
                </Link>
                <p>{service.description}</p>
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
      {data.stories.length > 0 && (
        <DetailSection title={t('product.stories')}>
          <TeaserCards stories={data.stories} level={3} />
        </DetailSection>
      )}
      <ProductCards title={t('product.related')} products={data.alternatives} />
    </article>
  );
}

interface ProductCardsProps {
  readonly title: string;
  readonly products: readonly ProductTeaser[];
}

function ProductCards({ title, products }: ProductCardsProps): ReactNode {
  if (products.length === 0) return null;
  return (
    <DetailSection title={title}>
      <ul className={styles.related}>
        {products.map((product) => (
          <li key={product.slug}>
            <ProductCard product={product} level={3} />
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
