import { ContactWay } from '@kmx/design-system/contact-way/contact-way.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import type { MediaRelease } from './media-release.data.ts';
import * as styles from './press-contact.module.css';

interface PressContactProps {
  readonly contact: NonNullable<MediaRelease['contact']>;
  /** Language of the contact's texts where it differs from the page's. */
  readonly lang: string | undefined;
}

/** The contact for journalists and investors about a release. */
export function PressContact({ contact: { name, role, phone, email }, lang }: PressContactProps): ReactNode {
  const t = useTranslate();
  return (
    <aside className={styles.contact} aria-labelledby="press-contact">
      <h2 id="press-contact">{t('media.contact')}</h2>
      {name !== null && <p className={styles.name}>{name}</p>}
      {role !== null && <p lang={lang}>{role}</p>}
      <ContactWay kind="phone" address={phone} />
      <ContactWay kind="email" address={email} />
    </aside>
  );
}
