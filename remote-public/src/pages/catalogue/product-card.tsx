import { Card } from '@kmx/design-system/card/card.tsx';
import type { HeadingLevel } from '@kmx/design-system/heading/heading.tsx';
import { Picture } from '@kmx/design-system/picture/picture.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref, useMeasurementSystem } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import { pictureSize } from '../../data/picture-size.ts';
import { selectSpecifications } from '../../data/specification.ts';
import type { ProductTeaser } from './catalogue.data.ts';
import * as styles from './catalogue-page.module.css';
import { familyWires } from './family-wires.ts';

interface ProductCardProps {
  readonly product: ProductTeaser;
  readonly level: HeadingLevel;
}

/** A machine in a list: picture, brand and three key values in the visitor's units. */
export function ProductCard({ product, level }: ProductCardProps): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const system = useMeasurementSystem();
  const family = product.route.split('/')[2] ?? '';
  return (
    <Card
      title={product.name}
      level={level}
      href={toHref(product.route)}
      wire={familyWires[family]}
      overline={product.brand ?? undefined}
      picture={
        product.image !== null && (
          <Picture path={product.image} {...pictureSize} alt="" preset="gallery" className={styles.picture} />
        )
      }
      meta={product.variantCount > 1 ? t('catalogue.variants', { count: product.variantCount }) : undefined}
    >
      <p>{product.description}</p>
      <dl className={styles.facts}>
        {selectSpecifications(product.specifications, system)
          .slice(0, 3)
          .map(({ value, specification: { name, unit } }) => (
            <div key={`${name} ${unit}`}>
              <dt>{name}</dt>
              <dd>
                {value} {unit}
              </dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
