import { resolvePageTheme } from '@kmx/design-system/tokens/tokens.ts';
import type { ReactNode } from 'react';
import type { BlockOf } from '../data/blocks.ts';
import { AssetPicture } from './asset-picture.tsx';
import { ContentButton } from './content-link.tsx';
import * as styles from './hero-block.module.css';

interface HeroBlockProps {
  readonly block: BlockOf<'HeroBlock'>;
  readonly isFirst: boolean;
}

/** One statement in large type over one picture that runs to the edge; the first of a page is its heading. */
export function HeroBlock({ block, isFirst }: HeroBlockProps): ReactNode {
  const theme = resolvePageTheme(block.theme);
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <section className={styles.hero} data-page-theme={theme === 'Default' ? undefined : theme}>
      <div className={styles.statement}>
        {block.overline !== null && <p className={styles.overline}>{block.overline}</p>}
        <Title className={styles.title}>{block.title}</Title>
      </div>
      <div className={styles.stage} data-pictured={block.image !== null}>
        <div className={styles.aside}>
          {block.lead !== null && <p className={styles.lead}>{block.lead}</p>}
          {block.links.length > 0 && (
            <div className={styles.links}>
              {block.links.map((link, place) => (
                <ContentButton key={link.href} link={link} variant={place === 0 ? 'primary' : 'quiet'} />
              ))}
            </div>
          )}
        </div>
        {block.image !== null && (
          <div className={styles.picture}>
            <AssetPicture
              asset={block.image}
              preset="stretched"
              sizes="(width < 1024px) 100vw, 66vw"
              loading={isFirst ? 'eager' : 'lazy'}
            />
          </div>
        )}
      </div>
    </section>
  );
}
