import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { requestCms } from '../../data/cms-operation.ts';
import type { EntryModel } from '../../data/content-model.ts';
import { type EntryContent, entryOperation, versionOperation } from '../../data/entry-operations.ts';
import type { EntryDetails } from '../../data/entry-record.ts';
import { type ContentDifference, listDifferences } from '../content-form/comparison/list-differences.ts';
import { readVersion } from '../content-form/draft/open-draft.ts';
import type { DraftVersion } from '../content-form/draft/save-draft.ts';
import { listFormFields } from '../content-form/values/form-fields.ts';
import { listLocales } from '../page-facts/page-filters.ts';
import { loadEntryModel } from '../page-facts/use-entry-list.ts';

/** An older version of an entry in a language, the current draft, and their differences. */
export interface VersionComparison {
  readonly entry: EntryDetails;
  readonly entryModel: EntryModel;
  readonly older: DraftVersion & { readonly createdAt: string };
  /** The current draft, or the version that the older one is compared with. */
  readonly current: DraftVersion;
  readonly isCurrent: boolean;
  readonly differences: readonly ContentDifference[];
}

/**
 * Compares a version with the draft or another version, in the fields that have a form; null when the entry or version
 * no longer exists.
 */
export async function compareVersion(
  kind: string,
  id: string,
  revision: number,
  language: string,
  other: number | null = null,
): Promise<VersionComparison | null> {
  const locales = listLocales(language, uiLanguages);
  const entryModel = await loadEntryModel(kind);
  const entry = await requestCms(entryOperation(kind), { id }, locales);
  if (entry === null || revision === 0) return null;
  const load = (number: number) =>
    requestCms(versionOperation(kind), { id, revision: number, stage: 'DRAFT' }, locales);
  const readOther = async (): Promise<EntryContent | null> => {
    if (other === null) return readVersion(kind, id, language, entry.revision);
    const found = await load(other);
    return found && { ...found.base, ...found.languages.get(language) };
  };
  const [version, newest] = await Promise.all([load(revision), readOther()]);
  const texts = version?.languages.get(language);
  if (version === null || texts === undefined || newest === null) return null;
  const { own, shared } = listFormFields(kind, entryModel);
  const pick = (content: EntryContent) =>
    Object.fromEntries([...own, ...shared].map(({ name }) => [name, content[name] ?? null]));
  const older = { revision, createdAt: version.createdAt, content: pick({ ...version.base, ...texts }) };
  const current = { revision: other ?? entry.revision, content: pick(newest) };
  const isCurrent = other === null;
  return { entry, entryModel, older, current, isCurrent, differences: listDifferences(older.content, current.content) };
}
