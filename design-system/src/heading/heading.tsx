import type { ReactNode } from 'react';
import { joinClassNames } from '../class-names/join-class-names.ts';
import * as styles from './heading.module.css';

/** Level of a heading in the outline of the page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** How large a heading looks, independent of its level. */
export type HeadingSize = 'display' | 'headline' | 'title' | 'lead' | 'body';

/** Props of Heading: the level gives the element, the size the look (defaults to the level). */
export interface HeadingProps {
  /** Level in the outline of the page; none is skipped. */
  readonly level: HeadingLevel;
  /** The visual size, if it differs from the level. */
  readonly size?: HeadingSize;
  /** Short line above the heading that names the subject; part of the heading's group, not of its text. */
  readonly overline?: ReactNode;
  /** Anchor, and target of aria-labelledby. */
  readonly id?: string;
  /** Language of the heading where it differs from the surrounding text's. */
  readonly lang?: string | undefined;
  /** Further class names, for positioning. */
  readonly className?: string | undefined;
  /** The words of the heading. */
  readonly children: ReactNode;
}

const sizeOfLevel = { 1: 'display', 2: 'headline', 3: 'title', 4: 'lead', 5: 'body', 6: 'body' } as const;

/** A heading of the outline, with an optional overline. */
export function Heading({ level, size = sizeOfLevel[level], overline, id, lang, className, children }: HeadingProps) {
  const Level = `h${level}` as const;
  const heading = (
    <Level
      id={id}
      lang={lang}
      className={joinClassNames(styles.heading, overline === undefined && className)}
      data-size={size}
    >
      {children}
    </Level>
  );
  if (overline === undefined) return heading;
  return (
    <hgroup className={joinClassNames(styles.group, className)}>
      <p className={styles.overline}>{overline}</p>
      {heading}
    </hgroup>
  );
}
