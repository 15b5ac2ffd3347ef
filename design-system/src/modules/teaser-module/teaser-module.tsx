import type { ContentLink } from '../../content-link/content-link.ts';
import { StandaloneContentLink } from '../../content-link/standalone-content-link.tsx';
import { Section } from '../../layout/section.tsx';
import { AssetPicture } from '../../picture/asset-picture.tsx';
import type { PictureAsset } from '../../picture/picture-asset.ts';
import { ModuleHeading } from '../module-heading.tsx';
import * as styles from './teaser-module.module.css';

/** Props of TeaserModule. */
export interface TeaserModuleProps {
  /** Heading above the teasers. */
  readonly title: string | null;
  /** The teasers in their order; the first of three is large. */
  readonly items: readonly {
    readonly title: string | null;
    readonly text: string | null;
    readonly image: PictureAsset | null;
    readonly link: ContentLink | null;
  }[];
  /** Announced to screen readers for links that open another window. */
  readonly newWindowText: string;
}

/** Links onward: the first of three large, the others next to it. */
export function TeaserModule({ title, items, newWindowText }: TeaserModuleProps) {
  return (
    <Section reserve="teasers">
      <ModuleHeading title={title} className={styles.title} />
      <ul className={styles.items} data-count={items.length}>
        {items.map((item, place) => (
          <li key={item.title} className={styles.item}>
            {item.image !== null && (
              <AssetPicture
                asset={item.image}
                preset={items.length === 3 && place === 0 ? 'asideSquare' : 'asideVideo'}
                sizes="(width < 1024px) 100vw, 720px"
              />
            )}
            <div className={styles.text}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
              {item.link !== null && <StandaloneContentLink link={item.link} newWindowText={newWindowText} />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
