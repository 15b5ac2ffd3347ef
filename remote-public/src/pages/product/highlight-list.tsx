import { Picture } from '@kmx/design-system/picture/picture.tsx';
import type { ReactNode } from 'react';
import { pictureSize } from '../../data/picture-size.ts';
import type { Highlight } from './product.data.ts';
import * as styles from './product-page.module.css';

/** What is special about a machine, each with its picture or film (PUB-072). */
export function HighlightList({ highlights }: { readonly highlights: readonly Highlight[] }): ReactNode {
  return (
    <ul className={styles.highlights}>
      {highlights.map((highlight) => {
        const image = highlight.image_url ?? highlight.video_image_url;
        return (
          <li key={highlight.name} className={styles.highlight}>
            {highlight.video_url !== null ? (
              // biome-ignore lint/a11y/useMediaCaption: the films of the catalogue have no speech
              <video controls preload="none" src={highlight.video_url} poster={image ?? undefined} />
            ) : (
              image !== null && <Picture path={image} {...pictureSize} alt="" preset="gallery" />
            )}
            <h3>{highlight.name}</h3>
            <p>{highlight.long_description ?? highlight.short_description}</p>
          </li>
        );
      })}
    </ul>
  );
}
