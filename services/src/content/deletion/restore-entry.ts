import { sql } from 'kysely';
import { recordLog } from '../history/record-log.ts';
import { recordRevision } from '../history/record-revision.ts';
import type { ContentDocument } from '../model/content-document.ts';
import type { PublishingContext } from '../publishing/publishing-context.ts';
import type { ContentDatabase } from '../store/content-tables.ts';
import { runInTransaction } from '../store/run-in-transaction.ts';
import { recordEvent } from '../webhook/record-event.ts';
import { findHolder, type Holder } from './find-holder.ts';
import { listMissing, type MissingEntry } from './list-missing.ts';
import { readKept } from './read-kept.ts';

/** How an entry comes back: as a draft, or as it was, with what of it was on the site. */
export interface Restoration {
  readonly id: string;
  readonly as: 'draft' | 'before';
  /** Another last part of its address, for a draft. */
  readonly slug?: string | undefined;
  readonly author: string;
}

/** Restored, with the references that no longer exist; `there` when it was not deleted in the first place. */
export type RestoreOutcome =
  | { readonly state: 'restored' | 'there'; readonly model: string; readonly missing: readonly MissingEntry[] }
  | { readonly state: 'taken'; readonly holder: Holder }
  | { readonly state: 'unknown' };

async function bringBack(
  transaction: ContentDatabase,
  { id, as, slug, author }: Restoration,
  isOnSite: boolean,
): Promise<void> {
  await sql`
    insert into content_entry (id, model, created_at, updated_at, seed_sha256, created_by)
    select entry_id, model, created_at, ${new Date()}::timestamptz, null, created_by
    from content_deleted where entry_id = ${id}`.execute(transaction);
  await sql`
    insert into content_version (entry_id, stage, locale, data, updated_at, updated_by, published_at, published_by)
    select entry_id, version.stage, version.locale, version.data, version.updated_at, version.updated_by,
      version.published_at, version.published_by
    from content_deleted, jsonb_to_recordset(versions) as version(
      stage text, locale text, data jsonb, updated_at timestamptz, updated_by text,
      published_at timestamptz, published_by text)
    where entry_id = ${id} and (version.stage = 'DRAFT' or ${as === 'before'}::boolean)`.execute(transaction);
  if (slug !== undefined) {
    await sql`
      update content_version
      set data = data || ${JSON.stringify({ slug })}::jsonb, updated_at = ${new Date()}::timestamptz, updated_by = ${author}
      where entry_id = ${id} and stage = 'DRAFT' and locale = ''`.execute(transaction);
    await recordRevision(transaction, id, 'DRAFT');
  }
  await transaction.deleteFrom('content_deleted').where('entry_id', '=', id).execute();
  await recordLog(transaction, { action: 'restore', id, locales: [], author });
  await recordEvent(transaction, 'create', id, 'DRAFT');
  if (isOnSite) await recordEvent(transaction, 'publish', id, 'PUBLISHED');
}

const withSlug = (document: ContentDocument, slug: string | undefined): ContentDocument =>
  slug === undefined ? document : { ...document, base: { ...document.base, data: { ...document.base.data, slug } } };

/** Restores a deleted entry with its id and history, so that references to it work again. */
export function restoreEntry(context: PublishingContext, restoration: Restoration): Promise<RestoreOutcome> {
  const { id, as, slug } = restoration;
  return context.write<RestoreOutcome>(async () => {
    const there = await context.store.findAnyModel('DRAFT', id);
    if (there !== undefined) return { result: { state: 'there', model: there.model, missing: [] }, changed: [] };
    const kept = await readKept(context, id);
    if (kept === undefined) return { result: { state: 'unknown' }, changed: [] };
    const stages = as === 'before' ? kept : kept.filter(({ stage }) => stage === 'DRAFT');
    const documents = stages.map((document) => withSlug(document, slug));
    const holder = await context.store.read((entries) =>
      documents.map((document) => findHolder({ ...context, entries }, document)).find((found) => found !== undefined),
    );
    if (holder !== undefined) return { result: { state: 'taken', holder }, changed: [] };
    const isOnSite = documents.some(({ stage }) => stage === 'PUBLISHED');
    await runInTransaction(context.database, (transaction) => bringBack(transaction, restoration, isOnSite));
    const missing = await listMissing(context, documents);
    const model = documents[0]?.model ?? '';
    return { result: { state: 'restored', model, missing }, changed: [id] };
  });
}
