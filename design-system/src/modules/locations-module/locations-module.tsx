import { Section } from '../../layout/section.tsx';
import { Link } from '../../link/link.tsx';
import { LocationCard, type LocationFacts } from './location-card.tsx';
import * as styles from './locations-module.module.css';

/** Props of LocationsModule: `more` links to all locations if there are others. */
export interface LocationsModuleProps {
  /** Heading above the locations. */
  readonly title: string | null;
  /** Language of the title where it differs from the surrounding text's. */
  readonly lang?: string | undefined;
  /** The locations in order. */
  readonly locations: readonly (LocationFacts & { readonly slug: string })[];
  /** The link to all locations; null if these are all. */
  readonly more: { readonly href: string; readonly text: string } | null;
}

/** The locations relevant to the visitor, with a link to all of them (PUB-031). */
export function LocationsModule({ title, lang, locations, more }: LocationsModuleProps) {
  return (
    <Section reserve="locations">
      {title !== null && (
        <h2 lang={lang} className={styles.title}>
          {title}
        </h2>
      )}
      <ul className={styles.locations}>
        {locations.map((location) => (
          <li key={location.slug} className={styles.location}>
            <LocationCard location={location} />
          </li>
        ))}
      </ul>
      {more !== null && (
        <p className={styles.more}>
          <Link variant="standalone" href={more.href}>
            {more.text}
          </Link>
        </p>
      )}
    </Section>
  );
}
