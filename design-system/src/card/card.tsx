import type { ReactNode } from 'react';
import { joinClassNames } from '../class-names/join-class-names.ts';
import type { HeadingLevel } from '../heading/heading.tsx';
import * as stretchedLink from '../link/stretched-link.module.css';
import type { WireColor } from '../tokens/tokens.ts';
import * as styles from './card.module.css';

/** Props of Card: with href the whole card is clickable, while the link itself is only the title. */
export interface CardProps {
  /** Names the subject, and the link if there is one. */
  readonly title: string;
  /** Target of the card; without it the card is not interactive. */
  readonly href?: string | undefined;
  /** Level of the title in the outline of the page (defaults to 3). */
  readonly level?: HeadingLevel;
  /** A short line above the title, such as the kind of content. */
  readonly overline?: ReactNode;
  /** Placed at the top, as wide as the card. */
  readonly picture?: ReactNode;
  /** Stripe in the insulation colour of a product family. */
  readonly wire?: WireColor | undefined;
  /** Facts at the bottom: tags, a date, a badge. */
  readonly meta?: ReactNode;
  /** Controls at the bottom, above the card's link: they keep their own targets. */
  readonly actions?: ReactNode;
  /** Language of title, overline and text where it differs from the page's. */
  readonly lang?: string | undefined;
  /** Further class names of the card. */
  readonly className?: string | undefined;
  /** A short description, one or two sentences. */
  readonly children?: ReactNode;
}

/** An item in a list of its kind: machine, story, document, tile of a dashboard. */
export function Card({
  title,
  href,
  level = 3,
  overline,
  picture,
  wire,
  meta,
  actions,
  lang,
  className,
  children,
}: CardProps) {
  const Level = `h${level}` as const;
  return (
    <article
      className={joinClassNames(styles.card, href !== undefined && stretchedLink.box, className)}
      data-wire={wire}
      data-linked={href !== undefined}
    >
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      <div className={styles.body}>
        {overline !== undefined && (
          <p className={styles.overline} lang={lang}>
            {overline}
          </p>
        )}
        <Level className={styles.title} lang={lang}>
          {href === undefined ? (
            title
          ) : (
            <a href={href} className={stretchedLink.link}>
              {title}
            </a>
          )}
        </Level>
        {children !== undefined && (
          <div className={styles.text} lang={lang}>
            {children}
          </div>
        )}
        {meta !== undefined && <div className={styles.meta}>{meta}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}
