import { Card } from '@kmx/design-system/card/card.tsx';
import type { HeadingLevel } from '@kmx/design-system/heading/heading.tsx';
import { displayedWidths } from '@kmx/design-system/picture/displayed-widths.ts';
import { Picture } from '@kmx/design-system/picture/picture.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, useMeasurementSystem } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { ProductTeaser } from '../../data/catalogue/product-teaser.ts';
import { selectSpecifications } from '../../data/catalogue/specification.ts';
import { pictureSize } from '../../data/media/picture-size.ts';
import { ComparisonButton } from '../comparison/comparison-button.tsx';
import { useContentLang } from '../language/use-content-lang.ts';
import { useSpecificationText } from '../specification/use-specification-text.ts';
import { familyWires } from './family-wires.ts';
import * as styles from './product-card.module.css';

interface ProductCardProps {
  readonly product: ProductTeaser;
  readonly level: HeadingLevel;
  /** `eager` for a picture visible without scrolling. */
  readonly loading?: 'lazy' | 'eager';
}

/** A machine in a list: picture, brand, three key values in the visitor's units, and a button to compare it. */
export function ProductCard({ product, level, loading = 'lazy' }: ProductCardProps): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const toText = useSpecificationText();
  const system = useMeasurementSystem();
  const lang = useContentLang();
  const { slug, name, group, variantId } = product;
  return (
    <Card
      title={name}
      level={level}
      lang={lang}
      href={toHref(product.route)}
      wire={familyWires[product.route.split('/')[2] ?? '']}
      overline={product.brand ?? undefined}
      picture={
        product.image !== null && (
          <Picture
            path={product.image}
            {...pictureSize}
            alt=""
            preset="gallery"
            sizes={displayedWidths.card}
            loading={loading}
            className={styles.picture}
          />
        )
      }
      meta={product.variantCount > 1 ? t('catalogue.variants', { count: product.variantCount }) : undefined}
      actions={<ComparisonButton entry={{ classification: group, slug, variantId, name }} isInList />}
    >
      <p>{product.description}</p>
      <dl className={styles.facts}>
        {selectSpecifications(product.specifications, system)
          .slice(0, 3)
          .map((entry) => (
            <div key={`${entry.specification.name} ${entry.specification.unit}`}>
              <dt>{entry.specification.name}</dt>
              <dd>{toText(entry)}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
