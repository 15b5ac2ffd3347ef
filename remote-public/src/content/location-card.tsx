import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { mailIcon, phoneIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import type { Location } from '../data/location.ts';
import * as styles from './location-card.module.css';
import { resolveCountryName } from './resolve-country-name.ts';

interface LocationCardProps {
  readonly location: Location;
  /** Further ways on, below the others. */
  readonly children?: ReactNode;
}

/** One place: where it is, what it does, and how to reach it (PUB-031). */
export function LocationCard({ location, children }: LocationCardProps): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const { phone, email } = location;
  const types = location.contactTypes.map((type) => t(`location.${type}`));
  if (location.isHeadquarters) types.unshift(t('locations.headquarters'));
  return (
    <>
      <p className={styles.country}>{resolveCountryName(location.country, locale.language)}</p>
      <h3 className={styles.city}>{location.city}</h3>
      <p className={styles.name}>{location.name}</p>
      <p className={styles.address}>{location.address}</p>
      <p className={styles.types}>{types.join(' · ')}</p>
      {phone !== null && (
        <a className={styles.way} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          <Icon drawing={phoneIcon} size={16} />
          {phone}
        </a>
      )}
      {email !== null && (
        <a className={styles.way} href={`mailto:${email}`}>
          <Icon drawing={mailIcon} size={16} />
          {email}
        </a>
      )}
      {children}
    </>
  );
}
