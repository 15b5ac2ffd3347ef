import type { ReactNode } from 'react';
import { joinClassNames } from '../class-names/join-class-names.ts';
import type { PageTheme } from '../tokens/tokens.ts';
import * as styles from './layout.module.css';

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
  /** Further class names of the band. */
  readonly className?: string | undefined;
  /** Content of the band. */
  readonly children: ReactNode;
}

/** A horizontal band of a page. */
export function Section(props: SectionProps) {
  const { theme = 'Default', width = 'page', spacing = 'section', labelledBy, id, className, children } = props;
  return (
    <section
      id={id}
      className={joinClassNames(styles.section, className)}
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
