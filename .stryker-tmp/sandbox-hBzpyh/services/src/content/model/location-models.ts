// @ts-nocheck
import { type Model, createScalarField as scalar, createTypedField as typed } from './model-types.ts';

/** A place where visitors find the company: address, ways to reach it, the countries it looks after (SYS-038, PUB-031). */
export const locationModels: readonly Model[] = [
  {
    name: 'Location',
    plural: 'locations',
    fields: [
      scalar('slug', 'String', { required: true, unique: true }),
      scalar('name', 'String', { required: true }),
      scalar('city', 'String', { localized: true }),
      scalar('address', 'String', { localized: true }),
      scalar('country', 'String', { required: true }),
      typed('enum', 'contactTypes', 'ContactType', { list: true }),
      // Countries that this place looks after, its own among them.
      scalar('countries', 'String', { list: true, required: true }),
      scalar('phone', 'String'),
      scalar('email', 'String'),
      scalar('latitude', 'Float'),
      scalar('longitude', 'Float'),
      scalar('isHeadquarters', 'Boolean'),
    ],
  },
];
