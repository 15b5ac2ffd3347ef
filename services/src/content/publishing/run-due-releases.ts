import * as v from 'valibot';
import { findModel } from '../model/model-types.ts';
import type { EntrySet } from '../store/entry-set.ts';
import { findByValues } from '../store/find-by-values.ts';
import { runInTransaction } from '../store/run-in-transaction.ts';
import { changeBaseQuietly, readBaseValues } from '../store/system-entries.ts';
import { planPublishing, planUnpublishing, type StageChange } from './publish-document.ts';
import type { PublishingContext } from './publishing-context.ts';
import { type OperationPayload, operationPayloadSchema } from './schedule-operation.ts';

const releaseSchema = v.object({
  status: v.string(),
  isActive: v.boolean(),
  releaseAt: v.nullish(v.string()),
  operations: v.optional(v.array(v.string()), []),
});
const operationSchema = v.object({ status: v.string(), rawPayload: operationPayloadSchema });

const isOpen = (status: string) => status === 'PENDING' || status === 'IN_PROGRESS';

async function planOperation(
  { store, contentModel }: PublishingContext,
  { action, model, entryId, locales, withBase, withDefaultLocale, author }: OperationPayload,
): Promise<StageChange> {
  return store.read((entries) => {
    const draft = entries.find(findModel(contentModel, model).name, 'DRAFT', entryId);
    if (draft === undefined) throw new Error('The entry is gone');
    const context = { contentModel, entries };
    return action === 'publish'
      ? planPublishing(context, draft, { locales, publishBase: withBase, withDefaultLocale }, author)
      : planUnpublishing(context, draft, { locales, unpublishBase: withBase }, author);
  });
}

async function readOpenOperation(database: PublishingContext['database'], id: string) {
  const operation = v.safeParse(operationSchema, await readBaseValues(database, id));
  return operation.success && isOpen(operation.output.status) ? operation.output.rawPayload : undefined;
}

/** Runs one operation and records its completion in the same transaction, so that a kill can neither repeat nor halve it. */
async function runOperation(context: PublishingContext, id: string): Promise<readonly string[]> {
  const payload = await readOpenOperation(context.database, id);
  if (payload === undefined) return [];
  const change = await planOperation(context, payload);
  return runInTransaction(context.database, async (transaction) => {
    if ((await readOpenOperation(transaction, id)) === undefined) return [];
    await change(transaction);
    await changeBaseQuietly(transaction, id, { status: 'COMPLETED' });
    return [payload.entryId, id];
  });
}

async function runRelease(context: PublishingContext, id: string, operations: readonly string[]): Promise<void> {
  let failures = 0;
  await context.write(async () => {
    await changeBaseQuietly(context.database, id, { status: 'IN_PROGRESS' });
    return { result: undefined, changed: [id] };
  });
  for (const operation of operations) {
    await context.write(async () => {
      try {
        return { result: undefined, changed: await runOperation(context, operation) };
      } catch (error) {
        failures += 1;
        const errorMessage = error instanceof Error ? error.message : 'unknown reason';
        await changeBaseQuietly(context.database, operation, { status: 'FAILED', errorMessage });
        return { result: undefined, changed: [operation] };
      }
    });
  }
  await context.write(async () => {
    const errorMessage = failures === 0 ? null : `${failures} of ${operations.length} operations failed`;
    const status = failures === 0 ? 'COMPLETED' : 'FAILED';
    await changeBaseQuietly(context.database, id, { status, errorMessage });
    return { result: undefined, changed: [id] };
  });
}

/** Open releases with the moment at which each is due, earliest first. */
export function listOpenReleases(entries: EntrySet) {
  return findByValues(entries, 'ScheduledRelease', 'DRAFT', 'status', ['PENDING', 'IN_PROGRESS'])
    .flatMap(({ id, base }) => {
      const { status, isActive, releaseAt, operations } = v.parse(releaseSchema, base.data);
      const isDuePossible = isActive && isOpen(status) && typeof releaseAt === 'string';
      return isDuePossible ? [{ id, dueAt: Date.parse(releaseAt), operations }] : [];
    })
    .sort((left, right) => left.dueAt - right.dueAt);
}

/** Runs everything due at a moment, including what a killed process had begun (HY-71); resolves with the number of releases. */
export async function runDueReleases(context: PublishingContext, now: number): Promise<number> {
  const listDue = async () => (await context.store.read(listOpenReleases)).filter(({ dueAt }) => dueAt <= now);
  if ((await listDue()).length === 0) return 0;
  return context.schedule(async () => {
    const due = await listDue();
    for (const { id, operations } of due) await runRelease(context, id, operations);
    return due.length;
  });
}
