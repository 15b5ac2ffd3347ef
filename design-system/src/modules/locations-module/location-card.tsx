import type { ReactNode } from 'react';
import { ContactWay } from '../../contact-way/contact-way.tsx';
import * as styles from './location-card.module.css';

/** One location, described in the language of the page. */
export interface LocationFacts {
  readonly country: string;
  readonly city: string | null;
  readonly name: string;
  readonly address: string | null;
  /** The purpose of the location: sales, production, headquarters. */
  readonly types: readonly string[];
  readonly phone: string | null;
  readonly email: string | null;
}

/** The dot stays with the word before it: no line begins with one. */
const separator = '\u00a0· ';

interface LocationCardProps {
  readonly location: LocationFacts;
  /** Further links, below the others. */
  readonly children?: ReactNode;
}

/** One location: address, purpose and contact (PUB-031). */
export function LocationCard({ location, children }: LocationCardProps) {
  return (
    <>
      <p className={styles.country}>{location.country}</p>
      <h3 className={styles.city}>{location.city}</h3>
      <p className={styles.name}>{location.name}</p>
      <p className={styles.address}>{location.address}</p>
      <p className={styles.types}>{location.types.join(separator)}</p>
      <ContactWay kind="phone" address={location.phone} />
      <ContactWay kind="email" address={location.email} />
      {children}
    </>
  );
}
