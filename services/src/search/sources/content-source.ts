import { sql } from 'kysely';
import { type ContentModel, isLocalizedModel, type Model } from '../../content/model/model-types.ts';
import type { ContentDocument, FieldValues } from '../../content/store/content-document.ts';
import { type ContentStore, createContentStore } from '../../content/store/content-store.ts';
import type { ContentDatabase } from '../../content/store/content-tables.ts';
import type { SearchDocument, SearchText } from '../search-engine.ts';
import { stripBrandSuffix } from './brand-suffix.ts';
import { collectText, joinTexts } from './collect-text.ts';
import { type ContentKind, contentKinds } from './content-kinds.ts';
import type { SearchSource } from './search-source.ts';

interface ContentScope {
  readonly contentModel: ContentModel;
  readonly store: ContentStore;
  readonly sites: ReadonlyMap<string, FieldValues>;
  /** Names of the sites, which titles end with. */
  readonly brands: readonly string[];
}

const readText = (values: FieldValues, name: string | null): string => {
  const value = name === null ? null : values[name];
  return typeof value === 'string' ? value.trim() : '';
};

const readCodes = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/** Protected pages and those hidden from search engines are in no index, in no language (D-20, PUB-014..017). */
function isPublic({ base }: ContentDocument): boolean {
  const protection = base.data['protection'] ?? 'none';
  return protection === 'none' && base.data['noIndex'] !== true;
}

/** Names of related entries in one language, else as they are called everywhere. */
function readRelatedNames(store: ContentStore, value: unknown, language: string): readonly string[] {
  const ids = typeof value === 'string' ? [value] : readCodes(value);
  return ids.flatMap((id) => {
    const related = store.findAnyModel('PUBLISHED', id);
    const values = { ...related?.base.data, ...related?.localizations.get(language)?.data };
    const name = readText(values, 'name') || readText(values, 'title');
    return name === '' ? [] : [name];
  });
}

function mapVersions(
  { contentModel, store, brands }: ContentScope,
  model: Model,
  kind: ContentKind,
  document: ContentDocument,
): Record<string, SearchText> {
  const named = [kind.title, kind.description, ...kind.keywords];
  const keywordFields = model.fields.filter(({ name }) => kind.keywords.includes(name));
  const bodyFields = model.fields.filter(({ name, localized }) => localized === true && !named.includes(name));
  const texts = [...document.localizations].flatMap(([language, { data }]): readonly [string, SearchText][] => {
    const values = { ...document.base.data, ...data };
    const title = stripBrandSuffix(readText(values, kind.title), brands);
    if (title === '') return [];
    const keywords = keywordFields.flatMap((field) =>
      field.kind === 'relation'
        ? readRelatedNames(store, values[field.name], language)
        : collectText(contentModel, [field], values),
    );
    const body = joinTexts(collectText(contentModel, bodyFields, data));
    return [
      [language, { title, description: readText(values, kind.description), keywords: keywords.join(', '), body }],
    ];
  });
  return Object.fromEntries(texts);
}

/** Pages of other countries at the same address take the place of the universal one there (PUB-061, D-38). */
function listTakenCountries(documents: readonly SearchDocument[], { site, path }: SearchDocument): readonly string[] {
  const rivals = documents.filter((other) => other.type === 'page' && other.site === site && other.path === path);
  return rivals.flatMap(({ countries }) => countries ?? []);
}

function mapKind(scope: ContentScope, kind: ContentKind): readonly SearchDocument[] {
  const { contentModel, store, sites } = scope;
  const model = contentModel.models.find(({ name }) => name === kind.model);
  if (model === undefined || !isLocalizedModel(model)) return [];
  const hasSite = model.fields.some(({ name }) => name === 'site');
  return store.list(kind.model, 'PUBLISHED').flatMap((document): readonly SearchDocument[] => {
    const { data } = document.base;
    const site = sites.get(readText(data, 'site'));
    const path = kind.createPath(data);
    if (!isPublic(document) || path === null || (hasSite && site === undefined)) return [];
    const siteSlug = site === undefined ? null : readText(site, 'slug');
    if (data['mainSiteOnly'] === true && siteSlug !== '') return [];
    // Of other models the countries are those they look after, not those they are shown in.
    const countries = hasSite ? readCodes(data['countries']) : [];
    return [
      {
        id: `${kind.type}:${document.id}`,
        type: kind.type,
        path,
        site: siteSlug,
        countries: countries.length === 0 ? null : countries,
        exceptCountries: [],
        versions: mapVersions(scope, model, kind, document),
      },
    ];
  });
}

/** The published content, of every kind in the table. */
export function createContentSource(database: ContentDatabase, contentModel: ContentModel): SearchSource {
  return {
    name: 'content',
    readVersion: async () => {
      const { rows } = await sql<{ version: string | null }>`
        select md5(string_agg(entry_id || locale || updated_at || published_at, ',' order by entry_id, locale)) as version
        from content_version where stage = 'PUBLISHED'`.execute(database);
      return rows[0]?.version ?? '';
    },
    load: async () => {
      const store = await createContentStore(database);
      const sites = new Map(store.list('Site', 'PUBLISHED').map(({ id, base }) => [id, base.data]));
      const brands = [...sites.values()].map((site) => readText(site, 'name'));
      const scope = { contentModel, store, sites, brands };
      const documents = contentKinds.flatMap((kind) => mapKind(scope, kind));
      return documents.map((document) =>
        document.type === 'page' && document.countries === null
          ? { ...document, exceptCountries: listTakenCountries(documents, document) }
          : document,
      );
    },
  };
}
