import { sampleOrganizations } from './sample-people.ts';
import { sampleLocation } from './sample-tickets.ts';

/** A running machine of the first sample customer. */
export const sampleMachine = {
  id: 'machine-1',
  name: 'Crimp 300',
  productSlug: 'crimp-300',
  serialNumber: '30014711',
  inventoryNumber: 'A-17',
  status: 'RUNNING',
  location: sampleLocation,
  organizationId: sampleOrganizations.northline.id,
  organizationName: sampleOrganizations.northline.name,
  commissionedOn: '2024-03-11',
  outOfServiceOn: null,
  softwareVersion: '4.1',
  newestSoftwareVersion: '4.2',
  warranty: { endsOn: '2026-03-11', isActive: false },
  lastServiceOn: '2026-05-04',
  nextServiceOn: '2027-05-04',
  operatingHours: 4120,
  documents: [],
  openTickets: 2,
} as const;
