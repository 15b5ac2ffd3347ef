import { sql } from 'kysely';
import type { ContentDocument, FieldValues } from '../../content/model/content-document.ts';
import { type ContentModel, isLocalizedModel, type Model } from '../../content/model/model-types.ts';
import { type ContentIndex, createContentIndex } from '../../content/store/content-index.ts';
import type { ContentDatabase } from '../../content/store/content-tables.ts';
import type { SearchDocument, SearchText } from '../search-engine.ts';
import { createTurns } from '../take-turns.ts';
import { stripBrandSuffix } from './brand-suffix.ts';
import { collectText, joinTexts } from './collect-text.ts';
import { type ContentKind, contentKinds } from './content-kinds.ts';
import type { SearchSource } from './search-source.ts';

/** More would keep visitors waiting for one answer of the embedded database. */
const idsPerQuery = 8;

interface ContentScope {
  readonly contentModel: ContentModel;
  readonly store: ContentIndex;
  readonly sites: ReadonlyMap<string, FieldValues>;
  /** Names of the sites, with which titles end. */
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
function readRelatedNames(store: ContentIndex, value: unknown, language: string): readonly string[] {
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

interface Places {
  readonly of: (document: SearchDocument) => readonly SearchDocument[];
}

function groupByPlace(documents: readonly SearchDocument[]): Places {
  const createKey = ({ site, path }: SearchDocument) => `${String(site)} ${path}`;
  const groups = Map.groupBy(
    documents.filter(({ type }) => type === 'page'),
    createKey,
  );
  return { of: (document) => groups.get(createKey(document)) ?? [] };
}

/** Pages of other countries at the same address take the place of the universal one there (PUB-061, D-38). */
function exceptTakenCountries(document: SearchDocument, places: Places): SearchDocument {
  if (document.type !== 'page' || document.countries !== null) return document;
  const exceptCountries = places.of(document).flatMap(({ countries }) => countries ?? []);
  return exceptCountries.length === 0 ? document : { ...document, exceptCountries };
}

/** Maps one entry; undefined when it must not be found. */
function mapDocument(
  scope: ContentScope,
  kind: ContentKind,
  model: Model,
  document: ContentDocument,
): SearchDocument | undefined {
  const { data } = document.base;
  const hasSite = model.fields.some(({ name }) => name === 'site');
  const site = scope.sites.get(readText(data, 'site'));
  const path = kind.createPath(data);
  if (!isPublic(document) || path === null || (hasSite && site === undefined)) return undefined;
  const siteSlug = site === undefined ? null : readText(site, 'slug');
  if (data['mainSiteOnly'] === true && siteSlug !== '') return undefined;
  // Of other models the countries are those they look after, not those they are shown in.
  const countries = hasSite ? readCodes(data['countries']) : [];
  return {
    id: `${kind.type}:${document.id}`,
    type: kind.type,
    path,
    site: siteSlug,
    countries: countries.length === 0 ? null : countries,
    exceptCountries: [],
    versions: mapVersions(scope, model, kind, document),
  };
}

interface KeptDocument {
  readonly sites: string;
  readonly mapped: SearchDocument | undefined;
}

/** Maps entries once for as long as they and the sites stay as they are. */
function createKeptMapping() {
  const kept = new WeakMap<ContentDocument, KeptDocument>();
  return async (scope: ContentScope, documents: SearchDocument[]): Promise<void> => {
    const takeTurn = createTurns();
    const sites = JSON.stringify([...scope.sites]);
    for (const kind of contentKinds) {
      const model = scope.contentModel.models.find(({ name }) => name === kind.model);
      if (model === undefined || !isLocalizedModel(model)) continue;
      // The parts of an entry that come from others change with them.
      const isAlone = model.fields.every(
        ({ kind: type, name }) => type !== 'relation' || !kind.keywords.includes(name),
      );
      for (const document of scope.store.list(kind.model, 'PUBLISHED')) {
        const known = isAlone ? kept.get(document) : undefined;
        const mapped = known?.sites === sites ? known.mapped : mapDocument(scope, kind, model, document);
        kept.set(document, { sites, mapped });
        if (mapped !== undefined) documents.push(mapped);
        await takeTurn();
      }
    }
  };
}

/** The published content, of every kind in the table. */
export function createContentSource(database: ContentDatabase, contentModel: ContentModel): SearchSource {
  const mapEntries = createKeptMapping();
  let loaded: ContentIndex | null = null;

  /** The entries as they are now; only the changed ones are read when these are known. */
  async function readStore(changedIds: ReadonlySet<string> | null): Promise<ContentIndex> {
    const known = changedIds === null ? null : loaded;
    loaded = null;
    const ids = known === null ? [] : [...(changedIds ?? [])];
    for (let start = 0; start < ids.length; start += idsPerQuery) {
      await known?.reload(...ids.slice(start, start + idsPerQuery));
    }
    const store = known ?? (await createContentIndex(database));
    loaded = store;
    return store;
  }

  return {
    name: 'content',
    readVersion: async () => {
      const { rows } = await sql<{ version: string }>`
        select concat_ws(' ', count(*), sum(hashtext(entry_id || locale)), max(updated_at), max(published_at)) as version
        from content_version where stage = 'PUBLISHED'`.execute(database);
      return rows[0]?.version ?? '';
    },
    load: async (changedIds) => {
      const store = await readStore(changedIds);
      const sites = new Map(store.list('Site', 'PUBLISHED').map(({ id, base }) => [id, base.data]));
      const brands = [...sites.values()].map((site) => readText(site, 'name'));
      const documents: SearchDocument[] = [];
      await mapEntries({ contentModel, store, sites, brands }, documents);
      const places = groupByPlace(documents);
      return documents.map((document) => exceptTakenCountries(document, places));
    },
  };
}
