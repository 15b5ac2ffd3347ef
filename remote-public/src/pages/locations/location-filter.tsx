import { Button } from '@kmx/design-system/button/button.tsx';
import { Select } from '@kmx/design-system/select/select.tsx';
import { nameCountry } from '@kmx/remote-kit/format/display-names.ts';
import { getTextOrder } from '@kmx/remote-kit/format/text-order.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { contactTypes } from '../../data/locations/contact-types.ts';
import { createSelectionQuery, type LocationsData, selectLocations } from '../../features/locations/locations.data.ts';
import * as styles from './location-filter.module.css';

interface LocationFilterProps {
  readonly data: LocationsData;
  /** Address of the page without filters. */
  readonly href: string;
}

/** Filters the list by links and a plain form, so that every choice has its own address. */
export function LocationFilter({ data, href }: LocationFilterProps): ReactNode {
  const t = useTranslate();
  const { language } = usePageRequest().locale;
  const { locations, selection } = data;
  const order = getTextOrder(language);
  const countries = [...new Set(locations.flatMap((location) => location.countries))]
    .map((code) => ({ code, name: nameCountry(code, language) }))
    .sort((left, right) => order(left.name, right.name));
  return (
    <div className={styles.filter}>
      <nav aria-label={t('locations.filter')}>
        <ul role="list" className={styles.types}>
          {[null, ...contactTypes].map((type) => (
            <li key={type ?? 'all'}>
              <a
                className={styles.type}
                href={`${href}${createSelectionQuery({ type, country: selection.country })}`}
                aria-current={type === selection.type ? 'true' : undefined}
              >
                {type === null ? t('locations.types.all') : t(`location.${type}`)}{' '}
                <span className={styles.count}>
                  {selectLocations(locations, { type, country: selection.country }).length}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* Remounted when the choice changes: the form shows the address, not an earlier attempt. */}
      <form key={selection.country} className={styles.form} method="get" action={href}>
        {selection.type !== null && <input type="hidden" name="type" value={selection.type} />}
        <Select
          label={t('locations.country')}
          name="country"
          defaultValue={selection.country ?? ''}
          options={[
            { value: '', text: t('locations.countries.all') },
            ...countries.map(({ code, name }) => ({ value: code, text: name })),
          ]}
        />
        <Button type="submit" variant="secondary">
          {t('locations.apply')}
        </Button>
      </form>
    </div>
  );
}
