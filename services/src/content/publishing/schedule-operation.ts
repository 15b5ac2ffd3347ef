import * as v from 'valibot';
import { stages } from '../model/content-document.ts';
import type { ContentDatabase } from '../store/content-tables.ts';
import { runInTransaction } from '../store/run-in-transaction.ts';
import { changeBaseQuietly, createSystemEntry, readBaseValues } from '../store/system-entries.ts';

/** A scheduled operation, stored as its `rawPayload` (HY-71). */
export const operationPayloadSchema = v.object({
  action: v.picklist(['publish', 'unpublish']),
  model: v.string(),
  entryId: v.string(),
  stages: v.array(v.picklist(stages)),
  locales: v.nullable(v.array(v.string())),
  /** publishBase or unpublishBase. */
  withBase: v.boolean(),
  withDefaultLocale: v.boolean(),
  author: v.string(),
});
export type OperationPayload = v.InferOutput<typeof operationPayloadSchema>;

/** When an operation runs: at its own time, or with an existing release. */
export type ScheduleTarget = { readonly releaseAt: string } | { readonly releaseId: string };

function createImplicitRelease(database: ContentDatabase, releaseAt: string, author: string): Promise<string> {
  const values = { isActive: true, isImplicit: true, status: 'PENDING', releaseAt, operations: [] };
  return createSystemEntry(database, 'ScheduledRelease', values, undefined, author);
}

/** Plans an operation and returns the ids of the entries that were made or changed for it; undefined when the release is not open any more. */
export function scheduleOperation(
  database: ContentDatabase,
  payload: OperationPayload,
  target: ScheduleTarget,
): Promise<readonly string[] | undefined> {
  return runInTransaction(database, async (transaction) => {
    const release =
      'releaseId' in target
        ? target.releaseId
        : await createImplicitRelease(transaction, target.releaseAt, payload.author);
    const values = await readBaseValues(transaction, release);
    if (values?.['status'] !== 'PENDING') return undefined;
    const planned = { rawPayload: payload, status: 'PENDING', release };
    const operation = await createSystemEntry(transaction, 'ScheduledOperation', planned, undefined, payload.author);
    const operations = v.parse(v.optional(v.array(v.string()), []), values['operations']);
    await changeBaseQuietly(transaction, release, { operations: [...operations, operation] });
    return [release, operation];
  });
}
