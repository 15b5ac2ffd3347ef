import { Picture } from '@kmx/design-system/picture/picture.tsx';
import type { ReactNode } from 'react';
import { pictureSize } from '../../data/media/picture-size.ts';
import { useContentLang } from '../../features/language/use-content-lang.ts';
import type { Highlight } from './product.data.ts';
import * as styles from './product-page.module.css';

/** Highlights of a machine, each with its picture or video (PUB-072). */
export function HighlightList({ highlights }: { readonly highlights: readonly Highlight[] }): ReactNode {
  const lang = useContentLang();
  return (
    <ul className={styles.highlights} lang={lang}>
      {highlights.map((highlight) => (
        <li key={highlight.name} className={styles.highlight}>
          <HighlightMedium highlight={highlight} />
          <h3>{highlight.name}</h3>
          <p>{highlight.long_description ?? highlight.short_description}</p>
        </li>
      ))}
    </ul>
  );
}

function HighlightMedium({ highlight }: { readonly highlight: Highlight }): ReactNode {
  const { image_url: image, video_url: video, video_image_url: poster } = highlight;
  if (video !== null) {
    return (
      // The videos of the catalogue contain no speech.
      <video
        controls
        preload="none"
        src={video}
        poster={poster ?? image ?? undefined}
        aria-label={highlight.name ?? undefined}
      />
    );
  }
  return image === null ? null : <Picture path={image} {...pictureSize} alt="" preset="gallery" />;
}
