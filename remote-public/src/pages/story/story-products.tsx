import { Card } from '@kmx/design-system/card/card.tsx';
import { Picture } from '@kmx/design-system/picture/picture.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { LinkedProduct } from '../../data/catalogue/load-linked-products.ts';
import { pictureSize } from '../../data/media/picture-size.ts';
import * as styles from './story-products.module.css';

/** The machines named in a story. */
export function StoryProducts({ products }: { readonly products: readonly LinkedProduct[] }): ReactNode {
  const toHref = useHref();
  return (
    <ul className={styles.products}>
      {products.map(({ slug, name, text, lang, route, image }) => (
        <li key={slug}>
          <Card
            title={name}
            href={toHref(route)}
            lang={lang}
            picture={
              image === null ? undefined : (
                <Picture path={image} {...pictureSize} alt="" preset="gallery" className={styles.picture} />
              )
            }
          >
            {text}
          </Card>
        </li>
      ))}
    </ul>
  );
}
