import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { requestCms } from '../../data/cms-operation.ts';
import type { References } from '../../data/deleted-entries.ts';
import { type EntryContent, entryOperation, updateOperation, versionOperation } from '../../data/entry-operations.ts';
import { publishEntry } from '../../data/publish-entry.ts';
import { pickChanged } from '../content-form/draft/save-draft.ts';
import { isRecord } from '../content-form/values/content-value.ts';
import { createUpdateData } from '../content-form/values/form-fields.ts';
import { listLocales } from '../page-facts/page-filters.ts';
import { loadEntryModel } from '../page-facts/use-entry-list.ts';
import { type LinkTarget, leadsTo, withoutLinks } from './without-links.ts';

/** Shown on every page of the site: every visitor would see a dead link there. */
const chromeModels: ReadonlySet<string> = new Set(['NavigationItem', 'FooterNavigation']);

/** Published entries of header and footer that link to an entry. */
export function listChromeReferences({ references }: References): References['references'] {
  return references.filter(({ model, kind, isOnSite }) => kind === 'leads' && isOnSite && chromeModels.has(model));
}

/** Undoes the removal by writing and publishing the previous content. */
export type PutBack = () => Promise<void>;

async function write(kind: string, id: string, language: string, fields: EntryContent): Promise<void> {
  const entryModel = await loadEntryModel(kind);
  const data = createUpdateData(entryModel, language, fields);
  await requestCms(updateOperation(kind), { id, data }, [language]);
}

async function takeOutOfEntry(kind: string, id: string, target: LinkTarget): Promise<PutBack> {
  const locales = listLocales('en', uiLanguages);
  const entry = await requestCms(entryOperation(kind), { id }, locales);
  if (entry === null) return () => Promise.resolve();
  const version = await requestCms(versionOperation(kind), { id, revision: entry.revision, stage: 'DRAFT' }, locales);
  if (version === null) return () => Promise.resolve();
  // A navigation entry that links there itself is hidden: the entries below disappear and return with it.
  const isEntryItself = leadsTo(version.base, target);
  const changed = [['', version.base] as const, ...version.languages].flatMap(([language, before]) => {
    const without = withoutLinks(before, target);
    const hidden = language === '' ? { ...before, hidden: true } : before;
    const after = isEntryItself ? hidden : isRecord(without) ? without : before;
    return Object.keys(pickChanged(before, after)).length === 0 ? [] : [{ language, before, after }];
  });
  const languages = entry.documentInStages.flatMap(({ localizations }) => localizations.map(({ locale }) => locale));
  const writeAll = async (choose: (before: EntryContent, after: EntryContent) => EntryContent) => {
    for (const { language, before, after } of changed)
      await write(kind, id, language === '' ? 'en' : language, choose(before, after));
    await publishEntry({ action: 'publish', kind, id, languages, withBase: true });
  };
  await writeAll((before, after) => pickChanged(before, after));
  return () => writeAll((before, after) => pickChanged(after, before));
}

/** Removes the links to an entry from header and footer, also on the site; resolves to a function that puts them back. */
export async function takeOutLinks(references: References, target: LinkTarget): Promise<PutBack> {
  const undone: PutBack[] = [];
  for (const { model, entryId } of listChromeReferences(references))
    undone.push(await takeOutOfEntry(model, entryId, target));
  return async () => {
    for (const putBack of undone) await putBack();
  };
}
