import { Card } from '@kmx/design-system/card/card.tsx';
import { Section } from '@kmx/design-system/layout/section.tsx';
import { Picture } from '@kmx/design-system/picture/picture.tsx';
import { useHref } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import { pictureSize } from '../data/picture-size.ts';
import type { RichBlockOf } from '../data/rich-blocks.ts';
import { BlockHeading } from './block-heading.tsx';
import * as styles from './products-block.module.css';

/** Machines that belong to the subject of the page, as far as the country has them (PUB-070). */
export function ProductsBlock({ block }: { readonly block: RichBlockOf<'ProductsBlock'> }): ReactNode {
  const toHref = useHref();
  if (block.products.length === 0) return null;
  return (
    <Section>
      <BlockHeading title={block.title} className={styles.title} />
      <ul className={styles.products}>
        {block.products.map((product) => (
          <li key={product.slug}>
            <Card
              title={product.name}
              href={toHref(product.route)}
              picture={
                product.image !== null && <Picture path={product.image} {...pictureSize} alt="" preset="gallery" />
              }
            >
              <p>{product.text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
