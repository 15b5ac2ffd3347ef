import type { ReactNode } from 'react';
import type { WireColor } from '../tokens/tokens.ts';
import * as styles from './tag.module.css';

/** Props of Tag: a wire colour adds a stripe in the insulation colour of a product family. */
export interface TagProps {
  /** A stripe in the insulation colour of a product family. */
  readonly wire?: WireColor | undefined;
  /** Text of the tag. */
  readonly children: ReactNode;
}

/** A short word that classifies the item next to it. */
export function Tag({ wire, children }: TagProps) {
  return (
    <span className={styles.tag} data-wire={wire}>
      {wire !== undefined && <span className={styles.stripe} aria-hidden="true" />}
      {children}
    </span>
  );
}
