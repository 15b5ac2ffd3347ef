import type { DataQuery, DataService, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { LRUCache } from 'lru-cache';
import type { TaggedAnswer } from './pool-types.ts';

/** Answers that a thread has received recently; asking the main thread and parsing cost more than loading most pages. */
export interface KeptAnswers {
  /** Undefined when the answer must be requested. */
  readonly find: (query: DataQuery, scope: AnswerScope) => ParsedAnswer | undefined;
  /** Parses an answer and keeps it; the value is frozen, because later pages get the same. */
  readonly keep: (query: DataQuery, scope: AnswerScope, answer: TaggedAnswer) => ParsedAnswer;
}

interface ParsedAnswer {
  readonly value: unknown;
  readonly tags: readonly string[];
}

/** Everything an answer depends on besides its query. */
interface AnswerScope extends Pick<PageRequest, 'languages' | 'stage' | 'hasNextRelease' | 'isPastCaches'> {
  /** Version of the data cache: every drop there increments it, and answers of earlier versions no longer count. */
  readonly dataVersion: number;
}

interface KeptAnswer extends ParsedAnswer {
  readonly dataVersion: number;
  readonly size: number;
}

/** Services whose answers depend only on the query and the languages; those of the others depend on the whole page. */
const keptServices: ReadonlySet<DataService> = new Set<DataService>(['content', 'catalogue']);
// The main thread's data cache decides how old an answer may be; one second more is not noticeable.
const keptMs = 1_000;
/** Characters of JSON; parsed, they take some three times as much of the thread's 128 MB. */
const maxSize = 4_000_000;

/** Drafts change while they are written; the next release and `cache=false` have answers of their own (SRV-008, SRV-009). */
function isOrdinary({ stage, hasNextRelease, isPastCaches }: AnswerScope): boolean {
  return stage === 'PUBLISHED' && !hasNextRelease && !isPastCaches;
}

/** Creates the memory of one thread. */
export function createKeptAnswers(): KeptAnswers {
  const answers = new LRUCache<string, KeptAnswer>({
    ttl: keptMs,
    maxSize,
    sizeCalculation: ({ size }) => size,
  });
  return {
    find: (query, scope) => {
      if (!isOrdinary(scope)) return undefined;
      const kept = answers.get(describeQuery(query, scope.languages));
      return kept?.dataVersion === scope.dataVersion ? kept : undefined;
    },
    keep: (query, scope, { json, tags }) => {
      const value = freezeDeep(JSON.parse(json));
      const key = describeQuery(query, scope.languages);
      const isKept = keptServices.has(query.service) && isOrdinary(scope);
      if (isKept) answers.set(key, { value, tags, dataVersion: scope.dataVersion, size: json.length + key.length });
      return { value, tags };
    },
  };
}

/** The key of an answer of the content system or the catalogue; queries of the catalogue name their language themselves. */
export function describeQuery({ service, query, variables }: DataQuery, languages: readonly string[]): string {
  return `${service}:${service === 'content' ? languages.join() : ''}:${query}:${JSON.stringify(variables)}`;
}

function freezeDeep(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(freezeDeep);
    Object.freeze(value);
  }
  return value;
}
