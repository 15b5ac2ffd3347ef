import { sampleUser } from './sample-people.ts';

/** The profile of the sample user. */
export const sampleProfile = {
  id: sampleUser.id,
  version: 5,
  firstName: sampleUser.firstName,
  lastName: sampleUser.lastName,
  company: 'Northline Harness',
  email: sampleUser.email,
  telephone: '+41 62 555 01 10',
  address: 'Industriestrasse 4',
  postalCode: '4600',
  city: 'Olten',
  country: 'CH',
  language: 'en',
  receivesMails: true,
  isManagedInternally: false,
} as const;
