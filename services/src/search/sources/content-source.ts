import { sql } from 'kysely';
import type { FieldValues } from '../../content/model/content-document.ts';
import { type ContentModel, isLocalizedModel, type Model } from '../../content/model/model-types.ts';
import type { ContentDatabase } from '../../content/store/content-tables.ts';
import type { SearchDocument, SearchText } from '../search-engine.ts';
import { createTurns } from '../take-turns.ts';
import { stripBrandSuffix } from './brand-suffix.ts';
import { collectText, joinTexts } from './collect-text.ts';
import { type ContentKind, contentKinds } from './content-kinds.ts';
import { type PublishedEntry, readEntries, readModel } from './read-entries.ts';
import type { SearchSource, SourceEntry } from './search-source.ts';

type Entries = ReadonlyMap<string, PublishedEntry>;

interface ContentScope {
  readonly contentModel: ContentModel;
  readonly sites: Entries;
  /** Names of the sites, with which titles end. */
  readonly brands: readonly string[];
  /** Entries whose names are in the keywords of others. */
  readonly related: Entries;
}

interface SearchableModel {
  readonly kind: ContentKind;
  readonly model: Model;
}

const readText = (values: FieldValues, name: string | null): string => {
  const value = name === null ? null : values[name];
  return typeof value === 'string' ? value.trim() : '';
};

const readCodes = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

const readIds = (value: unknown): readonly string[] => (typeof value === 'string' ? [value] : readCodes(value));

/** Protected pages and those hidden from search engines are in no index, in no language (D-20, PUB-014..017). */
function isPublic({ base }: PublishedEntry): boolean {
  return (base['protection'] ?? 'none') === 'none' && base['noIndex'] !== true;
}

function listSearchableModels(contentModel: ContentModel): ReadonlyMap<string, SearchableModel> {
  const found = contentKinds.flatMap((kind): readonly [string, SearchableModel][] => {
    const model = contentModel.models.find(({ name }) => name === kind.model);
    return model === undefined || !isLocalizedModel(model) ? [] : [[kind.model, { kind, model }]];
  });
  return new Map(found);
}

const listKeywordFields = ({ kind, model }: SearchableModel) =>
  model.fields.filter(({ name }) => kind.keywords.includes(name));

/** The entries whose names are among the keywords of this one, in all languages. */
function listRelatedIds(searchable: SearchableModel, { base, localizations }: PublishedEntry): readonly string[] {
  const relations = listKeywordFields(searchable).filter(({ kind }) => kind === 'relation');
  const ids = [base, ...localizations.values()].flatMap((values) =>
    relations.flatMap(({ name }) => readIds(values[name])),
  );
  return [...new Set(ids)];
}

/** Names of related entries in one language, else as they are called everywhere. */
function readRelatedNames(related: Entries, value: unknown, language: string): readonly string[] {
  return readIds(value).flatMap((id) => {
    const entry = related.get(id);
    const values = { ...entry?.base, ...entry?.localizations.get(language) };
    const name = readText(values, 'name') || readText(values, 'title');
    return name === '' ? [] : [name];
  });
}

function mapVersions(
  { contentModel, related, brands }: ContentScope,
  searchable: SearchableModel,
  entry: PublishedEntry,
): Record<string, SearchText> {
  const { kind, model } = searchable;
  const named = [kind.title, kind.description, ...kind.keywords];
  const keywordFields = listKeywordFields(searchable);
  const bodyFields = model.fields.filter(({ name, localized }) => localized === true && !named.includes(name));
  const texts = [...entry.localizations].flatMap(([language, data]): readonly [string, SearchText][] => {
    const values = { ...entry.base, ...data };
    const title = stripBrandSuffix(readText(values, kind.title), brands);
    if (title === '') return [];
    const keywords = keywordFields.flatMap((field) =>
      field.kind === 'relation'
        ? readRelatedNames(related, values[field.name], language)
        : collectText(contentModel, [field], values),
    );
    const body = joinTexts(collectText(contentModel, bodyFields, data));
    return [
      [language, { title, description: readText(values, kind.description), keywords: keywords.join(', '), body }],
    ];
  });
  return Object.fromEntries(texts);
}

/** Maps one entry; null when it must not be found. */
function mapDocument(scope: ContentScope, searchable: SearchableModel, entry: PublishedEntry): SearchDocument | null {
  const { kind, model } = searchable;
  const data = entry.base;
  const hasSite = model.fields.some(({ name }) => name === 'site');
  const site = scope.sites.get(readText(data, 'site'));
  const path = kind.createPath(data);
  if (!isPublic(entry) || path === null || (hasSite && site === undefined)) return null;
  const siteSlug = site === undefined ? null : readText(site.base, 'slug');
  if (data['mainSiteOnly'] === true && siteSlug !== '') return null;
  // Of other models the countries are those they look after, not those they are shown in.
  const countries = hasSite ? readCodes(data['countries']) : [];
  return {
    id: `${kind.type}:${entry.id}`,
    type: kind.type,
    path,
    site: siteSlug,
    countries: countries.length === 0 ? null : countries,
    exceptCountries: [],
    versions: mapVersions(scope, searchable, entry),
  };
}

/** Pages of other countries at the same address take the place of the universal one there (PUB-061, D-38). */
function exceptTakenCountries(entries: readonly SourceEntry[]): readonly SourceEntry[] {
  const places = Map.groupBy(entries, ({ place }) => place);
  return entries.map((entry) => {
    const { document, place } = entry;
    if (document === null || place === null || document.countries !== null) return entry;
    const others = places.get(place) ?? [];
    const exceptCountries = others.flatMap((other) => other.document?.countries ?? []).toSorted();
    return exceptCountries.length === 0 ? entry : { ...entry, document: { ...document, exceptCountries } };
  });
}

/** The published content, of every kind in the table. */
export function createContentSource(database: ContentDatabase, contentModel: ContentModel): SearchSource {
  const searchables = listSearchableModels(contentModel);

  async function read(keys: readonly string[]): Promise<readonly SourceEntry[]> {
    const entries = [...(await readEntries(database, keys)).values()].flatMap((entry) => {
      const searchable = searchables.get(entry.model);
      return searchable === undefined ? [] : [{ entry, searchable, sources: listRelatedIds(searchable, entry) }];
    });
    if (entries.length === 0) return [];
    const sites = await readModel(database, 'Site');
    const related = await readEntries(database, [...new Set(entries.flatMap(({ sources }) => sources))]);
    const brands = [...sites.values()].map(({ base }) => readText(base, 'name'));
    const takeTurn = createTurns();
    const mapped: SourceEntry[] = [];
    for (const { entry, searchable, sources } of entries) {
      const document = mapDocument({ contentModel, sites, brands, related }, searchable, entry);
      const place = document?.type === 'page' ? `${String(document.site)} ${document.path}` : null;
      mapped.push({ key: entry.id, document, place, sources });
      await takeTurn();
    }
    return mapped;
  }

  return {
    name: 'content',
    // Titles lose the names of sites, and pages are only found on theirs.
    readVersion: async () => {
      const sites = await readModel(database, 'Site');
      return JSON.stringify([...sites.values()].map(({ id, base }) => [id, base['name'], base['slug']]));
    },
    selectKeys: () =>
      sql<{ key: string }>`select id as key from content_entry where model = any(${[...searchables.keys()]}::text[])`,
    read,
    complete: exceptTakenCountries,
  };
}
