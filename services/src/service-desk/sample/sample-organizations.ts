import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';
import { readSample } from '../../sample/read-sample.ts';
import type { Row } from '../request/load-desk-objects.ts';

const locationSchema = v.strictObject({
  id: v.string(),
  name: v.string(),
  address: v.string(),
  postalCode: v.string(),
  city: v.string(),
  country: v.string(),
});

const organizationSchema = v.strictObject({
  id: v.string(),
  name: v.string(),
  industry: v.string(),
  subRegion: v.string(),
  country: v.string(),
  city: v.string(),
  customersMayClose: v.boolean(),
  /** Language in which its people write their tickets. */
  ticketLanguage: v.picklist(uiLanguages),
  /** How many of 300 machines it has. */
  machines: v.number(),
  locations: v.pipe(v.array(locationSchema), v.minLength(1)),
});

const organizations = readSample('desk/organizations.json', v.array(organizationSchema));

/** Invented customers; ids never change, so tests and tickets may refer to them. */
export const sampleOrganizations: readonly Row<'desk_organization'>[] = organizations.map(
  ({ subRegion, customersMayClose, id, name, industry, country, city }) => ({
    ...{ id, name, industry, country, city },
    sub_region: subRegion,
    customers_may_close: customersMayClose,
  }),
);

/** Language and number of machines by organization. */
export const organizationTraits: ReadonlyMap<
  string,
  Pick<(typeof organizations)[number], 'ticketLanguage' | 'machines'>
> = new Map(organizations.map((organization) => [organization.id, organization]));

/** The places of the organizations. */
export const sampleLocations: readonly Row<'desk_location'>[] = organizations.flatMap(({ id, locations }) =>
  locations.map(({ postalCode, ...location }) => ({ ...location, organization_id: id, postal_code: postalCode })),
);
