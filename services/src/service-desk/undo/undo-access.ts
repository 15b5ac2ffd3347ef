import type { UndoState } from '../changes/undo-state.ts';
import { createConflictError, createDeskError } from '../model/desk-error.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';
import { writeAudit } from '../model/write-audit.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import { applyAccesses } from '../users/apply-accesses.ts';
import { requireAdministration } from './require-administration.ts';

/** Restores the earlier status and role of an access, and the account with it (D-24). */
export async function undoAccessChange(
  database: DeskDatabase,
  { desk, viewer }: DeskRequest,
  { accessId, version, before }: Extract<UndoState, { kind: 'ACCESS' }>,
): Promise<string> {
  const access = await database
    .selectFrom('desk_access')
    .selectAll()
    .where('id', '=', accessId)
    .forUpdate()
    .executeTakeFirst();
  if (access === undefined) throw createDeskError('NOT_FOUND', { argument: 'id' });
  requireAdministration(viewer, access.organization_id);
  if (access.version !== version) {
    throw createConflictError('VERSION', { id: access.id, version: access.version, status: access.status });
  }
  await database
    .updateTable('desk_access')
    .set({ ...before, version: version + 1, changed_at: new Date() })
    .where('id', '=', accessId)
    .execute();
  await applyAccesses(desk, database, access.user_id);
  await writeAudit(database, viewer, {
    action: 'CHANGE_UNDONE',
    userId: access.user_id,
    organizationId: access.organization_id,
    applicationId: access.application_id,
    details: { from: access.status, to: before.status, role: before.role },
  });
  return access.user_id;
}
