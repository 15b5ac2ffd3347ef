import type { ReactNode } from 'react';
import { joinClassNames } from '../class-names/join-class-names.ts';
import * as styles from './layout.module.css';

/** A number of columns out of twelve. */
export type GridSpan = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** Props of Grid; as a list its items are list items. */
export interface GridProps {
  /** The element; a list is announced with its length. */
  readonly as?: 'div' | 'ul';
  /** Further class names of the grid. */
  readonly className?: string | undefined;
  /** Its cells, each a GridItem. */
  readonly children: ReactNode;
}

/** Twelve columns with the gap of the system. */
export function Grid({ as: Element = 'div', className, children }: GridProps) {
  return <Element className={joinClassNames(styles.grid, className)}>{children}</Element>;
}

/** Props of GridItem: columns on small screens (defaults to 12), from 640 px, and from 1024 px. */
export interface GridItemProps {
  /** The element; li in a list. */
  readonly as?: 'div' | 'li';
  /** Columns of twelve on small screens. */
  readonly small?: GridSpan;
  /** Columns from 640 px. */
  readonly medium?: GridSpan;
  /** Columns from 1024 px. */
  readonly large?: GridSpan;
  /** Further class names of the cell. */
  readonly className?: string | undefined;
  /** Content of the cell. */
  readonly children: ReactNode;
}

/** A cell of the grid. */
export function GridItem({
  as: Element = 'div',
  small = 12,
  medium = small,
  large = medium,
  className,
  children,
}: GridItemProps) {
  return (
    <Element
      className={joinClassNames(styles.item, className)}
      data-small={small}
      data-medium={medium}
      data-large={large}
    >
      {children}
    </Element>
  );
}

/** Props of Stack: the space step of tokens.css between children. */
export interface StackProps {
  /** Step of the spacing scale between the children. */
  readonly gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** row wraps when space runs out. */
  readonly direction?: 'column' | 'row';
  /** Further class names of the stack. */
  readonly className?: string | undefined;
  /** The stacked elements. */
  readonly children: ReactNode;
}

/** Children in sequence with equal gaps. */
export function Stack({ gap = 4, direction = 'column', className, children }: StackProps) {
  return (
    <div className={joinClassNames(styles.stack, className)} data-gap={gap} data-direction={direction}>
      {children}
    </div>
  );
}
