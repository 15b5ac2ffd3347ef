import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Section } from '@kmx/design-system/layout/section.tsx';
import type { ReactNode } from 'react';
import type { BlockOf } from '../data/blocks.ts';
import { AssetPicture } from './asset-picture.tsx';
import { ContentStandaloneLink } from './content-link.tsx';
import * as styles from './teaser-block.module.css';

/** Ways on: the first large, the others beside it. */
export function TeaserBlock({ block }: { readonly block: BlockOf<'TeaserBlock'> }): ReactNode {
  return (
    <Section>
      {block.title !== null && (
        <Heading level={2} className={styles.title}>
          {block.title}
        </Heading>
      )}
      <ul className={styles.items} data-count={block.items.length}>
        {block.items.map((item, place) => (
          <li key={item.title} className={styles.item}>
            {item.image !== null && (
              <AssetPicture
                asset={item.image}
                preset={block.items.length === 3 && place === 0 ? 'asideSquare' : 'asideVideo'}
                sizes="(width < 1024px) 100vw, 720px"
              />
            )}
            <div className={styles.text}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
              {item.link !== null && <ContentStandaloneLink link={item.link} />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
