import type { ContentDocument, Stage } from '../model/content-document.ts';
import type { ContentDatabase } from './content-tables.ts';
import { readDocuments } from './read-documents.ts';

type DocumentsById = ReadonlyMap<string, ContentDocument>;

/** All entries in memory, for the search index, which reads every one of them; `reload` reads entries again after a write. */
export interface ContentIndex {
  readonly list: (model: string, stage: Stage) => readonly ContentDocument[];
  readonly find: (model: string, stage: Stage, id: string) => ContentDocument | undefined;
  readonly findAnyModel: (stage: Stage, id: string) => ContentDocument | undefined;
  readonly reload: (...ids: readonly string[]) => Promise<void>;
  /** Reads everything again, after a write whose outcome is unknown. */
  readonly reloadAll: () => Promise<void>;
}

/** Loads all content into memory (a few hundred entries) and keeps it in step with the writes of this process. */
export async function createContentIndex(database: ContentDatabase): Promise<ContentIndex> {
  const byStage: Record<Stage, DocumentsById> = { DRAFT: new Map(), PUBLISHED: new Map() };
  let byModel = new Map<string, readonly ContentDocument[]>();

  function replaceIndex(stage: Stage, documents: readonly ContentDocument[]): void {
    byStage[stage] = new Map(documents.map((document) => [document.id, document]));
    byModel = new Map();
  }

  async function reloadAll(): Promise<void> {
    const all = (await readDocuments(database)).map(({ document }) => document);
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
    const documents = (await readDocuments(database, { ids })).map(({ document }) => document);
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

  await reloadAll();
  return { list, find, findAnyModel: (stage, id) => byStage[stage].get(id), reload, reloadAll };
}
