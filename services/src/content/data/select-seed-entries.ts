import { isLocalOrigin } from '@kmx/server-kit/public-start/is-local-origin.ts';
import * as v from 'valibot';
import type { ServicesConfiguration } from '../../configuration/configuration.ts';
import type { SeedEntry } from '../store/seed-content.ts';
import { seedEntries } from './seed-entries.ts';
import { starterEntries } from './starter-entries.ts';

const domainsSchema = v.array(v.object({ host: v.string(), slug: v.nullable(v.string()) }));

/** A page whose password everybody knows is closed to all until an editor gives it one. */
function closePage(entry: SeedEntry): SeedEntry {
  return entry.values['passwordHash'] === undefined
    ? entry
    : { ...entry, values: { ...entry.values, passwordHash: null } };
}

/** The main site is found at the public origin; names of this machine lead visitors to theirs. */
function moveSite(entry: SeedEntry, publicHost: string): SeedEntry {
  if (entry.model !== 'Site') return entry;
  const domains = v.parse(domainsSchema, entry.values['domains']);
  const own = entry.values['slug'] === null ? [{ host: publicHost, slug: null }] : [];
  const others = domains.filter(({ host }) => !isLocalOrigin(`http://${host}`) && host !== publicHost);
  return { ...entry, values: { ...entry.values, domains: [...own, ...others] } };
}

/** The entries an installation starts with; where others can reach it, none of them has the sample password or is of this machine. */
export function selectSeedEntries(
  configuration: Pick<ServicesConfiguration, 'isLocal' | 'hasSampleContent' | 'publicOrigin'>,
): readonly SeedEntry[] {
  const { isLocal, hasSampleContent, publicOrigin } = configuration;
  const entries = hasSampleContent ? seedEntries : starterEntries;
  const { hostname } = new URL(publicOrigin);
  return isLocal ? entries : entries.map((entry) => moveSite(closePage(entry), hostname));
}
