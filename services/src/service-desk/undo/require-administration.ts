import { judgeObject } from '../authorization/rules.ts';
import { createDeskError } from '../model/desk-error.ts';
import type { Viewer } from '../model/viewer.ts';

/** Refuses who administers an organization no longer: a change may be taken back only by who may make it. */
export function requireAdministration(viewer: Viewer, organizationId: string): void {
  const ownership = { organizationIds: [organizationId], userId: null };
  const judgement = judgeObject(viewer, { kind: 'in-scope', scope: 'administered' }, ownership);
  if (judgement !== 'ALLOWED') throw createDeskError('NOT_FOUND', { argument: 'id' });
}
