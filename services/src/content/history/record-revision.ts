import type { Stage } from '../model/content-document.ts';
import { parseFieldValues } from '../model/content-document.ts';
import type { ContentDatabase } from '../store/content-tables.ts';

const keptRevisions = 100;

function selectVersions(transaction: ContentDatabase, id: string, stage: Stage) {
  return transaction
    .selectFrom('content_version')
    .selectAll()
    .where('entry_id', '=', id)
    .where('stage', '=', stage)
    .orderBy('locale')
    .execute();
}

async function insertRevision(transaction: ContentDatabase, id: string, stage: Stage, revision: number) {
  const versions = await selectVersions(transaction, id, stage);
  const base = versions.find(({ locale }) => locale === '');
  if (base === undefined) return;
  const localizations = versions
    .filter(({ locale }) => locale !== '')
    .map(({ locale, data }) => ({ locale, ...parseFieldValues(data) }));
  const newest = versions.reduce((left, right) => (right.updated_at > left.updated_at ? right : left));
  await transaction
    .insertInto('content_history')
    .values({
      entry_id: id,
      stage,
      revision,
      created_at: (stage === 'PUBLISHED' ? newest.published_at : null) ?? newest.updated_at,
      created_by: stage === 'PUBLISHED' ? newest.published_by : newest.updated_by,
      data: JSON.stringify({ ...parseFieldValues(base.data), localizations }),
    })
    .execute();
}

async function findLastRevision(transaction: ContentDatabase, id: string, stage: Stage): Promise<number> {
  const row = await transaction
    .selectFrom('content_history')
    .select(({ fn }) => fn.max('revision').as('revision'))
    .where('entry_id', '=', id)
    .where('stage', '=', stage)
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** Number of the newest revision of an entry in a stage; an unchanged entry has the first. */
export async function readLastRevision(database: ContentDatabase, id: string, stage: Stage): Promise<number> {
  return Math.max(1, await findLastRevision(database, id, stage));
}

/** Records the state of an entry before its first change, so that sample content has a first revision too. */
export async function keepFirstRevision(transaction: ContentDatabase, id: string, stage: Stage): Promise<void> {
  if ((await findLastRevision(transaction, id, stage)) === 0) await insertRevision(transaction, id, stage, 1);
}

/** Records the present state of an entry as its next revision in a stage (HY-13, HY-15); removes the oldest beyond 100. */
export async function recordRevision(transaction: ContentDatabase, id: string, stage: Stage): Promise<void> {
  const revision = (await findLastRevision(transaction, id, stage)) + 1;
  await insertRevision(transaction, id, stage, revision);
  await transaction
    .deleteFrom('content_history')
    .where('entry_id', '=', id)
    .where('stage', '=', stage)
    .where('revision', '<=', revision - keptRevisions)
    .execute();
}
