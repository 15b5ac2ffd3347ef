import { sampleOrganizations, samplePersons } from './sample-people.ts';

/** A location of the first sample customer. */
export const sampleLocation = {
  id: 'location-olten',
  name: 'Olten plant',
  organizationId: sampleOrganizations.northline.id,
  organizationName: sampleOrganizations.northline.name,
  address: 'Industriestrasse 4',
  postalCode: '4600',
  city: 'Olten',
  country: 'CH',
} as const;

/** A ticket in progress, with one reply from service staff. */
export const sampleTicket = {
  id: 'KMX-100001',
  version: 3,
  type: 'FAULT',
  subject: 'Crimp height drifts',
  description: 'Since this morning the crimp height drifts by 0.04 mm.',
  concern: 'QUALITY',
  status: 'IN_PROGRESS',
  closeReason: null,
  machineName: 'Crimp 300',
  serialNumber: '30014711',
  machineId: 'machine-1',
  location: sampleLocation,
  organization: sampleOrganizations.northline,
  contact: samplePersons.anna,
  assignee: samplePersons.sara,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
  solvedAt: null,
  closedAt: null,
  expectedReplyAt: null,
  reopenableUntil: null,
  isOwn: true,
  replies: 1,
  commentCount: 1,
  comments: [
    {
      id: 'comment-1',
      author: samplePersons.sara,
      isReply: true,
      isOwn: false,
      text: 'Please measure ten crimps in a row.',
      createdAt: '2026-11-20T10:00:00.000Z',
      attachments: [],
    },
  ],
  history: [],
  attachments: [],
  allowedActions: ['COMMENT', 'CLOSE'],
  followUpOf: null,
  followUps: [],
} as const;
