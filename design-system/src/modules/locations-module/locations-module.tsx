import { Section } from '../../layout/section.tsx';
import { Link } from '../../link/link.tsx';
import { LocationCard, type LocationFacts } from './location-card.tsx';
import * as styles from './locations-module.module.css';

/** Props of LocationsModule: `more` leads to all places where these are not all. */
export interface LocationsModuleProps {
  /** Heading above the places. */
  readonly title: string | null;
  /** Language of the title where it is not that around it. */
  readonly lang?: string | undefined;
  /** The places in their order. */
  readonly locations: readonly (LocationFacts & { readonly slug: string })[];
  /** The way to all places; null where these are all. */
  readonly more: { readonly href: string; readonly text: string } | null;
}

/** The places that matter to the visitor, and the way to all of them (PUB-031). */
export function LocationsModule({ title, lang, locations, more }: LocationsModuleProps) {
  return (
    <Section>
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
