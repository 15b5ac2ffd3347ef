import type { ContentDocument, Stage } from '../model/content-document.ts';
import type { Condition } from './entry-lists.ts';

/** Entries at hand, for code that follows relations without waiting; what is missing is noted and read afterwards. */
export interface EntrySet {
  readonly find: (model: string, stage: Stage, id: string) => ContentDocument | undefined;
  readonly findAnyModel: (stage: Stage, id: string) => ContentDocument | undefined;
  /** All entries of a small model, of a large one those that meet a condition, in the order in which they were created. */
  readonly listCandidates: (model: string, stage: Stage, condition: Condition) => readonly ContentDocument[];
  /** Ids of the scheduled operations that are about an entry. */
  readonly listScheduled: (entryId: string) => readonly string[];
}

/** Where an entry set takes what it is asked for: `peek` answers undefined for what must be read first. */
export interface EntrySource {
  readonly peek: (stage: Stage, id: string) => ContentDocument | null | undefined;
  readonly load: (stage: Stage, id: string) => Promise<ContentDocument | null>;
  readonly peekCandidates: (model: string, stage: Stage, condition: Condition) => readonly string[] | undefined;
  readonly loadCandidates: (model: string, stage: Stage, condition: Condition) => Promise<readonly string[]>;
  readonly peekScheduled: (entryId: string) => readonly string[] | undefined;
  readonly loadScheduled: (entryId: string) => Promise<readonly string[]>;
}

interface Wish {
  readonly key: string;
  readonly load: () => Promise<unknown>;
}

/** Undefined when the work is to be done again with more entries. */
type Attempt<Result> = { readonly result: Result } | undefined;

/**
 * Does work that only reads and has no effects. What it asks for and is not at hand is read, all of it together, and the
 * work is done again, until it has had everything: so matching follows relations as if all entries were in memory. What
 * it throws counts only when nothing was missing.
 */
export function readEntries<Result>(
  source: EntrySource,
  work: (entries: EntrySet) => Result,
): Result | Promise<Result> {
  // What was read for this work stays with it, even when the cache has no room for it.
  const kept = new Map<string, unknown>();
  let wishes: Wish[] = [];

  function obtain<Value>(key: string, peek: () => Value | undefined, load: () => Promise<Value>): Value | undefined {
    const known = kept.has(key) ? (kept.get(key) as Value) : peek();
    if (known === undefined) wishes.push({ key, load });
    return known;
  }

  function findAnyModel(stage: Stage, id: string): ContentDocument | undefined {
    const load = () => source.load(stage, id);
    return obtain(`${stage} ${id}`, () => source.peek(stage, id), load) ?? undefined;
  }

  const entries: EntrySet = {
    findAnyModel,
    find: (model, stage, id) => {
      const document = findAnyModel(stage, id);
      return document?.model === model ? document : undefined;
    },
    listCandidates: (model, stage, condition) => {
      const ids = obtain(
        `${model} ${stage} ${condition.key}`,
        () => source.peekCandidates(model, stage, condition),
        () => source.loadCandidates(model, stage, condition),
      );
      return (ids ?? []).flatMap((id) => findAnyModel(stage, id) ?? []);
    },
    listScheduled: (entryId) =>
      obtain(
        `scheduled ${entryId}`,
        () => source.peekScheduled(entryId),
        () => source.loadScheduled(entryId),
      ) ?? [],
  };

  function attempt(): Attempt<Result> {
    wishes = [];
    try {
      const result = work(entries);
      return wishes.length === 0 ? { result } : undefined;
    } catch (error) {
      if (wishes.length === 0) throw error;
      return undefined;
    }
  }

  async function readOn(): Promise<Result> {
    for (;;) {
      const missing = new Map(wishes.map(({ key, load }) => [key, load]));
      await Promise.all([...missing].map(async ([key, load]) => kept.set(key, await load())));
      const done = attempt();
      if (done !== undefined) return done.result;
    }
  }

  const first = attempt();
  return first === undefined ? readOn() : first.result;
}
