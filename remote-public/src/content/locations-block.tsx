import { Section } from '@kmx/design-system/layout/section.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import type { BlockOf } from '../data/blocks.ts';
import { LocationCard } from './location-card.tsx';
import * as styles from './locations-block.module.css';

/** The places nearest to the visitor's country, and the way to all of them (PUB-031). */
export function LocationsBlock({ block }: { readonly block: BlockOf<'LocationsBlock'> }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  return (
    <Section>
      {block.title !== null && <h2 className={styles.title}>{block.title}</h2>}
      <ul className={styles.locations}>
        {block.locations.map((location) => (
          <li key={location.slug} className={styles.location}>
            <LocationCard location={location} />
          </li>
        ))}
      </ul>
      {block.total > block.locations.length && (
        <p className={styles.more}>
          <Link variant="standalone" href={toHref('/company/locations')}>
            {t('locations.all', { count: block.total })}
          </Link>
        </p>
      )}
    </Section>
  );
}
