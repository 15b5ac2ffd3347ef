import type { User } from '@kmx/shared-contracts/session.ts';

/** A customer with every service of the portal. */
export const sampleUser: User = {
  id: 'user-anna',
  firstName: 'Anna',
  lastName: 'Keller',
  fullName: 'Anna Keller',
  email: 'anna.keller@northline.example',
  initials: 'AK',
  roles: [
    'kmx_int_serviceticketing_active',
    'kmx_int_assetdb_active',
    'kmx_int_artemis_active',
    'kmx_delegatedadmin_extern',
  ],
  populated: true,
  isDelegatedAdminInternal: false,
  isDelegatedAdminExternal: true,
};

/** A member of the service organization, who sees all customers. */
export const sampleStaff: User = {
  ...sampleUser,
  id: 'user-sara',
  firstName: 'Sara',
  lastName: 'Blum',
  fullName: 'Sara Blum',
  email: 'sara.blum@kmx.example',
  initials: 'SB',
  roles: ['kmx_delegatedadmin_intern'],
  isDelegatedAdminInternal: true,
  isDelegatedAdminExternal: false,
};

/** People as named by the service desk. */
export const samplePersons = {
  anna: { id: 'user-anna', name: 'Anna Keller', isServiceStaff: false },
  tom: { id: 'user-tom', name: 'Tom Baxter', isServiceStaff: false },
  sara: { id: 'user-sara', name: 'Sara Blum', isServiceStaff: true },
} as const;

/** Two customers; the first is the sample user's. */
export const sampleOrganizations = {
  northline: {
    id: 'org-northline',
    name: 'Northline Harness',
    industry: 'Automotive',
    subRegion: 'Western Europe',
    country: 'CH',
    city: 'Olten',
    members: 12,
    customersMayCloseTickets: true,
  },
  hikari: {
    id: 'org-hikari',
    name: 'Hikari Densen',
    industry: 'Aerospace',
    subRegion: 'Eastern Asia',
    country: 'JP',
    city: 'Nagoya',
    members: 7,
    customersMayCloseTickets: true,
  },
} as const;

/** The sample user as the viewer known to the service desk. */
export const sampleViewer = {
  id: sampleUser.id,
  firstName: sampleUser.firstName,
  lastName: sampleUser.lastName,
  email: sampleUser.email,
  roles: sampleUser.roles,
  organizations: [sampleOrganizations.northline],
  adminScope: 'EXTERNAL',
  isManagedInternally: false,
  isServiceStaff: false,
  seesOrganizationTickets: false,
  openApplications: [],
} as const;
