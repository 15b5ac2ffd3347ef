import type { ReactNode } from 'react';
import { joinClassNames } from '../class-names/join-class-names.ts';
import * as styles from './flash-message.module.css';

/** Props of FlashRegion: the label names the landmark. */
export interface FlashRegionProps {
  /** Name of the region for screen readers. */
  readonly label: string;
  /** Keeps clear of the shell's messages at the same edge. */
  readonly isRaised?: boolean;
  /** The messages. */
  readonly children: ReactNode;
}

/** Where floating messages stack: above the page, at the bottom, never over the control just used. */
export function FlashRegion({ label, isRaised = false, children }: FlashRegionProps) {
  return (
    <section className={joinClassNames(styles.region, isRaised && styles.raised)} aria-label={label}>
      {children}
    </section>
  );
}
