import { ContentButton } from '../../content-link/content-button.tsx';
import type { ContentLink } from '../../content-link/content-link.ts';
import { AssetPicture } from '../../picture/asset-picture.tsx';
import { displayedWidths } from '../../picture/displayed-widths.ts';
import type { PictureAsset } from '../../picture/picture-asset.ts';
import { resolvePageTheme } from '../../tokens/tokens.ts';
import * as styles from './hero-module.module.css';

/** Props of HeroModule. */
export interface HeroModuleProps {
  /** A short line above the statement. */
  readonly overline: string | null;
  /** The statement. */
  readonly title: string | null;
  /** A sentence or two below it. */
  readonly lead: string | null;
  /** Extends to the edge; null leaves it out. */
  readonly image: PictureAsset | null;
  /** At most two links, the first of them primary. */
  readonly links: readonly ContentLink[];
  /** Name of a page theme; an unknown one counts as Default. */
  readonly theme: string | null;
  /** The first module of a page is its heading, and its picture is visible immediately. */
  readonly isFirst: boolean;
}

/** One statement in large type over one picture that extends to the edge. */
export function HeroModule({ overline, title, lead, image, links, theme, isFirst }: HeroModuleProps) {
  const pageTheme = resolvePageTheme(theme);
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <section className={styles.hero} data-page-theme={pageTheme === 'Default' ? undefined : pageTheme}>
      <div className={styles.statement}>
        {overline !== null && <p className={styles.overline}>{overline}</p>}
        <Title className={styles.title}>{title}</Title>
      </div>
      <div className={styles.stage} data-pictured={image !== null}>
        <div className={styles.aside}>
          {lead !== null && <p className={styles.lead}>{lead}</p>}
          {links.length > 0 && (
            <div className={styles.links}>
              {links.map((link, place) => (
                <ContentButton
                  key={link.href}
                  link={link}
                  variant={place === 0 ? 'primary' : 'quiet'}
                  isFlush={place > 0}
                />
              ))}
            </div>
          )}
        </div>
        {image !== null && (
          <div className={styles.picture}>
            <AssetPicture
              asset={image}
              preset="stretched"
              sizes={displayedWidths.toTheEdge}
              loading={isFirst ? 'eager' : 'lazy'}
            />
          </div>
        )}
      </div>
    </section>
  );
}
