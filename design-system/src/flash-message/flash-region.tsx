import type { ReactNode } from 'react';
import * as styles from './flash-message.module.css';

/** Props of FlashRegion: the label names the landmark. */
export interface FlashRegionProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Where floating messages stack: above the page, at the lower edge, never over the control just used. */
export function FlashRegion({ label, children }: FlashRegionProps) {
  return (
    <section className={styles.region} aria-label={label}>
      {children}
    </section>
  );
}
