import {
  type ContentDocument,
  type ContentVersion,
  type FieldValues,
  parseFieldValues,
  type Stage,
} from '../model/content-document.ts';
import type { ContentDatabase } from './content-tables.ts';

type DocumentsById = ReadonlyMap<string, ContentDocument>;

/** Read index over the content tables; the database stays the truth, `reload` reads entries again after a write. */
export interface ContentStore {
  readonly list: (model: string, stage: Stage) => readonly ContentDocument[];
  readonly find: (model: string, stage: Stage, id: string) => ContentDocument | undefined;
  readonly findAnyModel: (stage: Stage, id: string) => ContentDocument | undefined;
  /** Ids of the scheduled operations that are about an entry. */
  readonly listScheduled: (entryId: string) => readonly string[];
  readonly reload: (...ids: readonly string[]) => Promise<void>;
  /** Reads everything again, after a write whose outcome is unknown. */
  readonly reloadAll: () => Promise<void>;
}

function selectRows(database: ContentDatabase, entryIds: readonly string[] | undefined) {
  const query = database
    .selectFrom('content_version')
    .innerJoin('content_entry', 'content_entry.id', 'content_version.entry_id')
    .select([
      'content_entry.id',
      'content_entry.model',
      'content_entry.created_at',
      'content_entry.created_by',
      'content_version.stage',
      'content_version.locale',
      'content_version.data',
      'content_version.updated_at',
      'content_version.published_at',
      'content_version.updated_by',
      'content_version.published_by',
    ])
    .orderBy('content_entry.created_at')
    .orderBy('content_entry.id')
    .orderBy('content_version.locale');
  return entryIds === undefined ? query.execute() : query.where('content_entry.id', 'in', [...entryIds]).execute();
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

function mapVersion(row: Row): ContentVersion {
  return {
    locale: row.locale,
    data: parseFieldValues(row.data),
    updatedAt: row.updated_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedBy: row.updated_by,
    publishedBy: row.published_by,
  };
}

function mapDocuments(rows: readonly Row[]): readonly ContentDocument[] {
  const groups = Map.groupBy(rows, (row) => `${row.stage} ${row.id}`);
  return [...groups.values()].flatMap((group): readonly ContentDocument[] => {
    const versions = group.map(mapVersion);
    const base = versions.find((version) => version.locale === '');
    const first = group[0];
    if (base === undefined || first === undefined) return [];
    const localizations = new Map(
      versions.filter((version) => version.locale !== '').map((version) => [version.locale, version]),
    );
    const { id, model, stage } = first;
    const createdAt = first.created_at.toISOString();
    return [{ id, model, stage, createdAt, createdBy: first.created_by, base, localizations }];
  });
}

function parsePayload(data: FieldValues): FieldValues {
  return parseFieldValues(data['rawPayload'] ?? {});
}

/** Loads all content into memory (a few hundred entries) and keeps it in step with the writes of this process. */
export async function createContentStore(database: ContentDatabase): Promise<ContentStore> {
  const byStage: Record<Stage, DocumentsById> = { DRAFT: new Map(), PUBLISHED: new Map() };
  let byModel = new Map<string, readonly ContentDocument[]>();

  function replaceIndex(stage: Stage, documents: readonly ContentDocument[]): void {
    byStage[stage] = new Map(documents.map((document) => [document.id, document]));
    byModel = new Map();
  }

  async function reloadAll(): Promise<void> {
    const all = mapDocuments(await selectRows(database, undefined));
    for (const stage of ['DRAFT', 'PUBLISHED'] as const) {
      replaceIndex(
        stage,
        all.filter((document) => document.stage === stage),
      );
    }
  }

  function list(model: string, stage: Stage): readonly ContentDocument[] {
    const key = `${stage} ${model}`;
    const known = byModel.get(key);
    if (known !== undefined) return known;
    const found = [...byStage[stage].values()].filter((document) => document.model === model);
    byModel.set(key, found);
    return found;
  }

  function find(model: string, stage: Stage, id: string): ContentDocument | undefined {
    const document = byStage[stage].get(id);
    return document?.model === model ? document : undefined;
  }

  async function reload(...ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const documents = mapDocuments(await selectRows(database, ids));
    for (const stage of ['DRAFT', 'PUBLISHED'] as const) {
      const changed = new Map(byStage[stage]);
      const current = new Map(documents.filter((document) => document.stage === stage).map((one) => [one.id, one]));
      for (const id of ids) {
        const document = current.get(id);
        if (document === undefined) changed.delete(id);
        else changed.set(id, document);
      }
      byStage[stage] = changed;
    }
    byModel = new Map();
  }

  function listScheduled(entryId: string): readonly string[] {
    const operations = list('ScheduledOperation', 'DRAFT');
    return operations.filter(({ base }) => parsePayload(base.data)['entryId'] === entryId).map(({ id }) => id);
  }

  await reloadAll();
  return { list, find, findAnyModel: (stage, id) => byStage[stage].get(id), listScheduled, reload, reloadAll };
}
