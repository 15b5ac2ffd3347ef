import { type Model, createScalarField as scalar, createTypedField as typed } from './model-types.ts';

const required = { required: true } as const;

/** Enums of the vendor's system types. */
export const systemEnums = {
  UserKind: ['APP_TOKEN', 'MEMBER', 'PAT', 'PUBLIC', 'WEBHOOK'],
  ScheduledReleaseStatus: ['COMPLETED', 'FAILED', 'IN_PROGRESS', 'PENDING'],
  ScheduledOperationStatus: ['CANCELED', 'COMPLETED', 'FAILED', 'IN_PROGRESS', 'PENDING'],
} as const;

/** Who changed an entry (HY-15), and planned publications and withdrawals (HY-71). */
export const systemModels: readonly Model[] = [
  {
    name: 'User',
    plural: 'users',
    isSystem: true,
    fields: [
      scalar('name', 'String', required),
      typed('enum', 'kind', 'UserKind', required),
      scalar('isActive', 'Boolean', required),
      scalar('picture', 'String'),
    ],
  },
  {
    name: 'ScheduledRelease',
    plural: 'scheduledReleases',
    isSystem: true,
    fields: [
      scalar('title', 'String'),
      scalar('description', 'String'),
      scalar('errorMessage', 'String'),
      scalar('isActive', 'Boolean', required),
      scalar('isImplicit', 'Boolean', required),
      scalar('releaseAt', 'DateTime'),
      typed('enum', 'status', 'ScheduledReleaseStatus', required),
      typed('relation', 'operations', 'ScheduledOperation', { list: true }),
    ],
  },
  {
    name: 'ScheduledOperation',
    plural: 'scheduledOperations',
    isSystem: true,
    fields: [
      scalar('description', 'String'),
      scalar('errorMessage', 'String'),
      scalar('rawPayload', 'Json', required),
      typed('enum', 'status', 'ScheduledOperationStatus', required),
      typed('relation', 'release', 'ScheduledRelease'),
    ],
  },
];
