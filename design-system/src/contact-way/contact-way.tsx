import { Icon } from '../icon/icon.tsx';
import { mailIcon, phoneIcon } from '../icon/icons.ts';
import * as styles from './contact-way.module.css';

const ways = {
  phone: { icon: phoneIcon, toHref: (address: string) => `tel:${address.replaceAll(/[^+\d]/g, '')}` },
  email: { icon: mailIcon, toHref: (address: string) => `mailto:${address}` },
};

/** Props of ContactWay, which renders nothing without an address. */
export interface ContactWayProps {
  /** Whether the address is a telephone number or a mail address. */
  readonly kind: keyof typeof ways;
  /** The address as displayed; null renders nothing. */
  readonly address: string | null;
}

/** A telephone number or a mail address as a link. */
export function ContactWay({ kind, address }: ContactWayProps) {
  if (address === null) return null;
  const { icon, toHref } = ways[kind];
  return (
    <a className={styles.way} href={toHref(address)}>
      <Icon drawing={icon} size={16} />
      {address}
    </a>
  );
}
