import * as v from 'valibot';
import { findModel } from '../model/model-types.ts';
import type { ContentDatabase } from '../store/content-tables.ts';
import { runInTransaction } from '../store/run-in-transaction.ts';
import { changeBaseQuietly, readBaseValues } from '../store/system-entries.ts';
import { publishDocument, unpublishDocument } from './publish-document.ts';
import type { PublishingContext } from './publishing-context.ts';
import { operationPayloadSchema } from './schedule-operation.ts';

const releaseSchema = v.object({
  status: v.string(),
  isActive: v.boolean(),
  releaseAt: v.nullish(v.string()),
  operations: v.optional(v.array(v.string()), []),
});
const operationSchema = v.object({ status: v.string(), rawPayload: operationPayloadSchema });

const isOpen = (status: string) => status === 'PENDING' || status === 'IN_PROGRESS';

/** Runs one operation and records its completion in the same transaction, so that a kill can neither repeat nor halve it. */
async function runOperation(context: PublishingContext, id: string): Promise<readonly string[]> {
  const work = async (transaction: ContentDatabase): Promise<readonly string[]> => {
    const values = await readBaseValues(transaction, id);
    const operation = v.safeParse(operationSchema, values);
    if (!operation.success || !isOpen(operation.output.status)) return [];
    const { action, model, entryId, locales, withBase, withDefaultLocale, author } = operation.output.rawPayload;
    const draft = context.store.find(findModel(context.contentModel, model).name, 'DRAFT', entryId);
    if (draft === undefined) throw new Error('The entry is gone');
    if (action === 'publish') {
      const options = { locales, publishBase: withBase, withDefaultLocale };
      await publishDocument(transaction, context, draft, options, author);
    } else {
      await unpublishDocument(transaction, context, draft, { locales, unpublishBase: withBase }, author);
    }
    await changeBaseQuietly(transaction, id, { status: 'COMPLETED' });
    return [entryId, id];
  };
  return runInTransaction(context.database, work);
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
export function listOpenReleases({ store }: Pick<PublishingContext, 'store'>) {
  return store
    .list('ScheduledRelease', 'DRAFT')
    .flatMap(({ id, base }) => {
      const { status, isActive, releaseAt, operations } = v.parse(releaseSchema, base.data);
      const isDuePossible = isActive && isOpen(status) && typeof releaseAt === 'string';
      return isDuePossible ? [{ id, dueAt: Date.parse(releaseAt), operations }] : [];
    })
    .sort((left, right) => left.dueAt - right.dueAt);
}

/** Runs everything due at a moment, including what a killed process had begun (HY-71); resolves with the number of releases. */
export async function runDueReleases(context: PublishingContext, now: number): Promise<number> {
  const listDue = () => listOpenReleases(context).filter(({ dueAt }) => dueAt <= now);
  if (listDue().length === 0) return 0;
  return context.schedule(async () => {
    const due = listDue();
    for (const { id, operations } of due) await runRelease(context, id, operations);
    return due.length;
  });
}
