import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { phoneIcon } from '@kmx/design-system/icon/icons.ts';
import { Section } from '@kmx/design-system/layout/section.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import type { BlockOf } from '../data/blocks.ts';
import * as styles from './locations-block.module.css';
import { resolveCountryName } from './resolve-country-name.ts';

/** Where the company is, the visitor's own country first (PUB-031). */
export function LocationsBlock({ block }: { readonly block: BlockOf<'LocationsBlock'> }): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const own = block.items.filter((item) => item.country === locale.country);
  const items = [...own, ...block.items.filter((item) => item.country !== locale.country)];
  return (
    <Section>
      {block.title !== null && <h2 className={styles.title}>{block.title}</h2>}
      <ul className={styles.locations}>
        {items.map((item) => (
          <li key={item.name} className={styles.location}>
            <p className={styles.country}>{resolveCountryName(item.country, locale.language)}</p>
            <h3 className={styles.city}>{item.city}</h3>
            <p className={styles.name}>{item.name}</p>
            <p className={styles.address}>{item.address}</p>
            {item.phone !== null && (
              <a className={styles.phone} href={`tel:${item.phone.replaceAll(/[^+\d]/g, '')}`}>
                <Icon drawing={phoneIcon} size={16} />
                {item.phone}
              </a>
            )}
            <p className={styles.types}>{item.contactTypes.map((type) => t(`location.${type}`)).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
