import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { mapPinIcon } from '@kmx/design-system/icon/icons.ts';
import * as box from '@kmx/design-system/layout/page-box.module.css';
import { Link } from '@kmx/design-system/link/link.tsx';
import { LocationCard } from '@kmx/design-system/modules/locations-module/location-card.tsx';
import { nameCountry } from '@kmx/remote-kit/format/display-names.ts';
import { formatList } from '@kmx/remote-kit/format/format-list.ts';
import { formatNumber } from '@kmx/remote-kit/format/format-number.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, useMeasurementSystem, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useState } from 'react';
import type { Location } from '../../data/locations/location.ts';
import { useContentLang } from '../../features/language/use-content-lang.ts';
import { type LocationsData, selectLocations } from '../../features/locations/locations.data.ts';
import { useLocationFacts } from '../../features/locations/use-location-facts.ts';
import { LocationFilter } from './location-filter.tsx';
import { LocationMaps } from './location-maps.tsx';
import * as styles from './locations-page.module.css';
import { type Position, sortByDistance } from './measure-distance.ts';
import { NearestFirst } from './nearest-first.tsx';

const kilometresPerMile = 1.609344;

/** All locations on a map and in a list; filters are addresses, markers and entries link to each other (PUB-020, PUB-031). */
export function LocationsPage({ data }: { readonly data: LocationsData }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { path } = usePageRequest();
  const lang = useContentLang();
  const describe = useLocationFacts();
  const [pointed, setPointed] = useState<string | null>(null);
  // Stays highlighted until another is chosen, even when scrolling moves the pointer away from it.
  const [chosen, setChosen] = useState<string | null>(null);
  const active = pointed ?? chosen;
  const href = toHref(path);
  const [position, setPosition] = useState<Position | null>(null);
  const locations = selectLocations(data.locations, data.selection);
  const choose = (slug: string) => {
    setChosen(slug);
    document.getElementById(`location-${slug}`)?.focus({ preventScroll: true });
  };
  return (
    <div className={joinClassNames(box.page, styles.page)}>
      <header className={styles.header} lang={lang}>
        <h1>{data.title}</h1>
        {data.lead !== null && <p className={box.lead}>{data.lead}</p>}
      </header>
      <LocationFilter data={data} href={href} />
      {locations.length > 0 && (
        <LocationMaps locations={locations} active={active} onPoint={setPointed} onChoose={choose} />
      )}
      {locations.length > 1 && <NearestFirst position={position} onChange={setPosition} />}
      <div role="status">
        <h2 className={styles.found}>{t('locations.found', { count: locations.length })}</h2>
      </div>
      {locations.length === 0 && (
        <p>
          {t('locations.none')} <Link href={href}>{t('locations.reset')}</Link>
        </p>
      )}
      <ul role="list" className={styles.list}>
        {sortByDistance(locations, position).map(({ location, kilometres }) => (
          <li
            key={location.slug}
            id={`location-${location.slug}`}
            className={styles.location}
            tabIndex={-1}
            data-active={location.slug === active ? '' : undefined}
            onPointerEnter={() => setPointed(location.slug)}
            onPointerLeave={() => setPointed(null)}
          >
            <LocationCard location={describe(location)}>
              {kilometres !== null && <Distance kilometres={kilometres} />}
              <LocationWays location={location} onShow={setChosen} />
            </LocationCard>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Distance({ kilometres }: { readonly kilometres: number }): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const isImperial = useMeasurementSystem() === 'Imperial';
  const distance = formatNumber(isImperial ? kilometres / kilometresPerMile : kilometres, locale, {
    style: 'unit',
    unit: isImperial ? 'mile' : 'kilometer',
    maximumFractionDigits: 0,
  });
  return <p className={styles.distance}>{t('locations.distance', { distance })}</p>;
}

interface LocationWaysProps {
  readonly location: Location;
  readonly onShow: (slug: string) => void;
}

function LocationWays({ location, onShow }: LocationWaysProps): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const { slug, latitude, longitude } = location;
  const others = location.countries.filter((code) => code !== location.country);
  const names = others.map((code) => nameCountry(code, locale.language));
  return (
    <>
      {latitude !== null && longitude !== null && (
        <p className={styles.ways}>
          {/* Opens the default map program of the device. */}
          <a href={`geo:${latitude},${longitude}?q=${latitude},${longitude}`}>{t('locations.route')}</a>
          <a href={`#marker-${slug}`} onClick={() => onShow(slug)}>
            <Icon drawing={mapPinIcon} size={16} />
            {t('locations.showOnMap')}
          </a>
        </p>
      )}
      {others.length > 0 && (
        <p className={styles.served}>{t('locations.serves', { countries: formatList(names, locale) })}</p>
      )}
    </>
  );
}
