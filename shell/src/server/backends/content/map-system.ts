import type { Country, Site } from '@kmx/shared-contracts/site.ts';
import type { InferOutput } from 'valibot';
import type { SystemData } from '../../../site/system-data.ts';
import type { systemSchema } from './content-schemas.ts';

/** System data with the navigation of each site, and the parts left out of it. */
export interface LoadedSystem extends SystemData {
  readonly navigationIds: Readonly<Record<string, { readonly headerId: string; readonly footerId: string }>>;
  /** Texts for the log, such as sites without navigation (D-17). */
  readonly warnings: readonly string[];
}

type SystemAnswer = InferOutput<typeof systemSchema>;
type SiteAnswer = SystemAnswer['sites'][number];

/** Maps the system answer; throws when no main site with navigation remains (SYS-018..023, D-17). */
export function mapSystem(answer: SystemAnswer): LoadedSystem {
  const warnings: string[] = [];
  const navigationIds: Record<string, { headerId: string; footerId: string }> = {};
  const sites: Site[] = [];
  for (const site of answer.sites) {
    const { headerNavigation, footerNavigation } = site;
    if (headerNavigation === null || footerNavigation === null) {
      const missing = headerNavigation === null ? 'header' : 'footer';
      if (site.slug === null) throw new Error(`The main site "${site.name}" has no ${missing} navigation`);
      warnings.push(`Site "${site.name}" is left out: it has no ${missing} navigation`);
      continue;
    }
    navigationIds[site.id] = { headerId: headerNavigation.id, footerId: footerNavigation.id };
    sites.push(mapSite(site));
  }
  const mainSite = sites.find((site) => site.slug === null);
  if (mainSite === undefined) throw new Error('The content system has no main site (a site without a slug)');
  const countries = [...answer.countries, ...answer.countriesFrom100, ...answer.countriesFrom200];
  return {
    countries: countries.map(({ localizations, ...country }): Country => ({ ...country, names: localizations })),
    languages: answer.languages.map(({ localizations, ...language }) => ({ ...language, names: localizations })),
    sites,
    mainSite,
    navigationIds,
    warnings,
  };
}

function mapSite({
  headerNavigation: _header,
  footerNavigation: _footer,
  localeAdjustments,
  ...site
}: SiteAnswer): Site {
  return {
    ...site,
    technicalName: site.name.toLowerCase().replaceAll(/\s+/g, '_'),
    localeAdjustments: localeAdjustments ?? { add: [], drop: [] },
  };
}
