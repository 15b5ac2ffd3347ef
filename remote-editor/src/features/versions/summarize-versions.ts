import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { requestCms } from '../../data/cms-operation.ts';
import { type EntryContent, type EntryVersion, versionOperation } from '../../data/entry-operations.ts';
import { isSameValue } from '../content-form/values/content-value.ts';
import { listLocales } from '../page-facts/page-filters.ts';
import { loadEntryModel } from '../page-facts/use-entry-list.ts';

/** The changes made by a version: fields shared by all languages ('' as language), and fields of each language. */
export interface VersionChange {
  readonly language: string;
  readonly fields: readonly string[];
}

function listChanged(before: EntryContent, after: EntryContent): readonly string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isSameValue(before[name] ?? null, after[name] ?? null));
}

/** Lists the differences between a version and the previous one, by language; an added or removed language lists all its fields. */
export function compareEntryVersions(before: EntryVersion, after: EntryVersion): readonly VersionChange[] {
  const languages = new Set([...before.languages.keys(), ...after.languages.keys()]);
  const changes = [...languages].map((language) => ({
    language,
    fields: listChanged(before.languages.get(language) ?? {}, after.languages.get(language) ?? {}),
  }));
  return [{ language: '', fields: listChanged(before.base, after.base) }, ...changes].filter(
    ({ fields }) => fields.length > 0,
  );
}

function pickKnown(changes: readonly VersionChange[], known: ReadonlySet<string>): readonly VersionChange[] {
  return changes
    .map(({ language, fields }) => ({ language, fields: fields.filter((name) => known.has(name)) }))
    .filter(({ fields }) => fields.length > 0);
}

/** Summarizes the changes of a draft's versions, newest first; the oldest kept one has nothing to compare with. */
export async function summarizeVersions(
  kind: string,
  id: string,
  revisions: readonly number[],
  language: string,
): Promise<ReadonlyMap<number, readonly VersionChange[]>> {
  const locales = listLocales(language, uiLanguages);
  // Fields maintained by the service, such as the state of translations, have no readable name.
  const known = new Set((await loadEntryModel(kind)).fields.map(({ name }) => name));
  const versions = await Promise.all(
    revisions.map((revision) => requestCms(versionOperation(kind), { id, revision, stage: 'DRAFT' }, locales)),
  );
  return new Map(
    revisions.flatMap((revision, place) => {
      const [after, before] = [versions[place], versions[place + 1]];
      return after && before ? [[revision, pickKnown(compareEntryVersions(before, after), known)] as const] : [];
    }),
  );
}
