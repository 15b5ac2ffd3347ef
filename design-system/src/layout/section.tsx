import type { ReactNode } from 'react';
import { joinClassNames } from '../class-names/join-class-names.ts';
import type { PageTheme } from '../tokens/tokens.ts';
import * as styles from './layout.module.css';
import * as reservedSpace from './reserved-space.module.css';

/** Props of Section: a band of the page with its ground, its rhythm and the width of its content. */
export interface SectionProps {
  /** Ground of the band; Default keeps the ground of the page. */
  readonly theme?: PageTheme;
  /** Width of the content, by the width tokens. */
  readonly width?: 'page' | 'stretched' | 'breakOut' | 'inline';
  /** none: the content provides its own distance. */
  readonly spacing?: 'section' | 'compact' | 'none';
  /** Id of the heading that names the section; makes it a landmark. */
  readonly labelledBy?: string | undefined;
  /** Anchor of the section. */
  readonly id?: string | undefined;
  /** Kind of a content that is laid out only when it comes near, unless the section is the first; its space is kept until then. */
  readonly reserve?: 'task' | 'teasers' | 'numbers' | 'stories' | 'locations' | undefined;
  /** Further class names of the band. */
  readonly className?: string | undefined;
  /** Content of the band. */
  readonly children: ReactNode;
}

/** A horizontal band of a page. */
export function Section(props: SectionProps) {
  const {
    theme = 'Default',
    width = 'page',
    spacing = 'section',
    labelledBy,
    id,
    reserve,
    className,
    children,
  } = props;
  return (
    <section
      id={id}
      className={joinClassNames(
        styles.section,
        reserve && reservedSpace.later,
        reserve && reservedSpace[reserve],
        className,
      )}
      data-page-theme={theme === 'Default' ? undefined : theme}
      data-spacing={spacing}
      aria-labelledby={labelledBy}
    >
      <div className={styles.inner} data-width={width}>
        {children}
      </div>
    </section>
  );
}
