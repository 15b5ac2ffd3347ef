import { Button } from '@kmx/design-system/button/button.tsx';
import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { arrowRightIcon, mailIcon, phoneIcon } from '@kmx/design-system/icon/icons.ts';
import { Link } from '@kmx/design-system/link/link.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { nearestLocationEndpoint } from '@kmx/shared-contracts/endpoints/site.ts';
import { useEffect, useState } from 'react';
import { type ContactLocation, nearestLocationSchema } from '../../state/contact/contact-location.ts';
import { fetchData } from '../../state/fetch-data.browser.ts';
import * as styles from './contact-panel.module.css';
import { PanelLoading, type PanelProps } from './panel-host.tsx';

type State = 'loading' | 'failed' | ContactLocation | null;

/** The promise of a reply, the nearest location and the ways to write (PUB-023, CON-014). */
export function ContactPanel({ place, mainPlace, onClose }: PanelProps) {
  const translate = useTranslate();
  const [location, setLocation] = useState<State>('loading');
  useEffect(() => {
    fetchData(nearestLocationSchema, `${nearestLocationEndpoint.path}?place=${encodeURIComponent(place)}`).then(
      (answer) => setLocation(answer.location),
      // The ways to write are worth more than an error.
      () => setLocation('failed'),
    );
  }, [place]);
  return (
    <div
      className={styles.panel}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a[href^="/"]')) onClose();
      }}
    >
      <p className={styles.promise}>{translate('contact.promise')}</p>
      <p>{translate('contact.text')}</p>
      <div className={styles.ways}>
        <Button href={`${mainPlace}/contact`} iconAfter={arrowRightIcon} wide>
          {translate('contact.write')}
        </Button>
        <Button href={`${mainPlace}/support`} variant="secondary" wide>
          {translate('contact.support')}
        </Button>
      </div>
      <section className={styles.location} aria-label={translate('contact.nearest')}>
        <h3 className={styles.heading}>{translate('contact.nearest')}</h3>
        {location === 'loading' && <PanelLoading />}
        {location === 'failed' && <p>{translate('contact.unavailable')}</p>}
        {location !== null && typeof location === 'object' && <NearestLocation location={location} />}
        <Link variant="standalone" href={`${mainPlace}/company/locations`}>
          {translate('contact.all')}
        </Link>
      </section>
    </div>
  );
}

function NearestLocation({ location }: { readonly location: ContactLocation }) {
  const { name, address, phone, email } = location;
  return (
    <address className={styles.address}>
      <strong>{name}</strong>
      <span>{address}</span>
      {phone !== null && (
        <a className={styles.way} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          <Icon drawing={phoneIcon} />
          {phone}
        </a>
      )}
      {email !== null && (
        <a className={styles.way} href={`mailto:${email}`}>
          <Icon drawing={mailIcon} />
          {email}
        </a>
      )}
    </address>
  );
}
