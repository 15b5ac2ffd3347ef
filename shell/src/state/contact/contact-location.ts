import * as v from 'valibot';

/** A place as the contact panel shows it. */
export const contactLocationSchema = v.object({
  name: v.string(),
  city: v.nullable(v.string()),
  address: v.nullable(v.string()),
  country: v.string(),
  countries: v.array(v.string()),
  contactTypes: v.array(v.string()),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  isHeadquarters: v.nullable(v.boolean(), false),
});
export type ContactLocation = v.InferOutput<typeof contactLocationSchema>;

/** Response of the endpoint: the place to contact, or null when there is none. */
export const nearestLocationSchema = v.object({ location: v.nullable(contactLocationSchema) });

/** Whom a visitor turns to: a place in the country, one that looks after it, else the headquarters (PUB-023). */
export function selectNearestLocation(locations: readonly ContactLocation[], country: string): ContactLocation | null {
  // A site that only builds machines has nobody answering the phone.
  const open = locations.filter(({ contactTypes }) =>
    contactTypes.some((type) => type === 'SalesAndService' || type === 'Distributor'),
  );
  return (
    open.find((location) => location.country === country) ??
    open.find((location) => location.countries.includes(country)) ??
    open.find((location) => location.isHeadquarters) ??
    null
  );
}
