import { judgeObject } from '../authorization/rules.ts';
import { createDeskError } from '../model/desk-error.ts';
import type { Viewer } from '../model/viewer.ts';

/** Refuses someone who no longer administers an organization: only those who may make a change may undo it. */
export function requireAdministration(viewer: Viewer, organizationId: string): void {
  const ownership = { organizationIds: [organizationId], userId: null };
  const judgement = judgeObject(viewer, { kind: 'in-scope', scope: 'administered' }, ownership);
  if (judgement !== 'ALLOWED') throw createDeskError('NOT_FOUND', { argument: 'id' });
}
