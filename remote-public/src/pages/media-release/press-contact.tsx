import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { mailIcon, phoneIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import type { ReactNode } from 'react';
import type { MediaRelease } from './media-release.data.ts';
import * as styles from './press-contact.module.css';

interface PressContactProps {
  readonly contact: NonNullable<MediaRelease['contact']>;
  /** Language of the contact's texts where it is not that of the page. */
  readonly lang: string | undefined;
}

/** Whom journalists and investors ask about a release. */
export function PressContact({ contact: { name, role, phone, email }, lang }: PressContactProps): ReactNode {
  const t = useTranslate();
  return (
    <aside className={styles.contact} aria-labelledby="press-contact">
      <h2 id="press-contact">{t('media.contact')}</h2>
      {name !== null && <p className={styles.name}>{name}</p>}
      {role !== null && <p lang={lang}>{role}</p>}
      {phone !== null && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={styles.way}>
          <Icon drawing={phoneIcon} />
          {phone}
        </a>
      )}
      {email !== null && (
        <a href={`mailto:${email}`} className={styles.way}>
          <Icon drawing={mailIcon} />
          {email}
        </a>
      )}
    </aside>
  );
}
