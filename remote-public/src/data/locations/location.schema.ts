import * as v from 'valibot';
import { contactTypes } from './contact-types.ts';

const text = v.nullable(v.string());

/** A company location for visitors; coordinates in degrees. */
export const locationSchema = v.object({
  slug: v.string(),
  name: v.string(),
  city: text,
  address: text,
  country: v.string(),
  contactTypes: v.array(v.picklist(contactTypes)),
  countries: v.array(v.string()),
  phone: text,
  email: text,
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  isHeadquarters: v.nullable(v.boolean(), false),
});

/** Selection of a location in a query. */
export const locationFields =
  'slug name city address country contactTypes countries phone email latitude longitude isHeadquarters';
