import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { askCms } from '../../data/cms-operation.ts';
import { type EntryContent, type EntryVersion, versionOperation } from '../../data/entry-operations.ts';
import { isSameValue } from '../content-form/values/content-value.ts';
import { listLocales } from '../page-facts/page-filters.ts';
import { loadEntryModel } from '../page-facts/use-entry-list.ts';

/** What a version changed: fields that all languages share ('' as language), and fields of languages. */
export interface VersionChange {
  readonly language: string;
  readonly fields: readonly string[];
}

function listChanged(before: EntryContent, after: EntryContent): readonly string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isSameValue(before[name] ?? null, after[name] ?? null));
}

/** What is different between a version and the one before it, by language; a language that came or went has all its fields. */
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

/** What each of some versions of a draft changed, newest first; the oldest that is kept has nothing to be compared with. */
export async function summarizeVersions(
  kind: string,
  id: string,
  revisions: readonly number[],
  language: string,
): Promise<ReadonlyMap<number, readonly VersionChange[]>> {
  const locales = listLocales(language, uiLanguages);
  // Fields that the service keeps itself, such as the state of translations, have no name for people.
  const known = new Set((await loadEntryModel(kind)).fields.map(({ name }) => name));
  const versions = await Promise.all(
    revisions.map((revision) => askCms(versionOperation(kind), { id, revision, stage: 'DRAFT' }, locales)),
  );
  return new Map(
    revisions.flatMap((revision, place) => {
      const [after, before] = [versions[place], versions[place + 1]];
      return after && before ? [[revision, pickKnown(compareEntryVersions(before, after), known)] as const] : [];
    }),
  );
}
