/** The minimal environment of a public start of the services. */
export const publicEnvironment = {
  PUBLIC_ORIGIN: 'https://www.kmx.example',
  CMS_TOKEN: 'kT9vQ2mXw7RfLb4Zs8Ye',
  CMS_DRAFT_TOKEN: 'Hn3cJ6uPd1GxVa5Ko0Wt',
  FORMS_TOKEN: 'Bz7rEi4Sy2Uq9MgTl6Cj',
  IDENTITY_SECRET: 'Fw5oNk8Dh3Xp1ZvRt7Ab',
};
