import type { DataQuery, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';

export type JobKind = 'load' | 'render';

export type QueryAnswer =
  /** JSON and not a structured clone: it is written once for all threads and pages. */
  | { readonly ok: true; readonly json: string; readonly tags: readonly string[] }
  | { readonly ok: false; readonly status: number; readonly message: string };

/** What the main thread passes to a thread at its start. */
export interface WorkerSetup {
  readonly heartbeat: SharedArrayBuffer;
  readonly maxHtmlBytes: number;
}

/** The verified source texts of a server bundle by their path in the release, and what to expect of it. */
export interface ServerBundle {
  /** `remote-public@1.4.0`: how stacks name its files. */
  readonly unit: string;
  readonly entry: string;
  readonly files: ReadonlyMap<string, string>;
  /** The contract its manifest names. */
  readonly contractVersion: string;
}

export interface PrepareMessage {
  readonly type: 'prepare';
  readonly bundle: ServerBundle;
}

export interface JobMessage {
  readonly type: 'job';
  readonly id: number;
  readonly kind: JobKind;
  readonly request: PageRequest;
  /** Version of the data cache: answers from before do not count. */
  readonly dataVersion: number;
  /** Id of the request for the page. */
  readonly requestId: string | null;
}

/** Main thread to worker; both are one build, so these are typed and not parsed. */
export type MainMessage =
  | PrepareMessage
  | JobMessage
  | { readonly type: 'abort'; readonly id: number }
  | { readonly type: 'answer'; readonly id: number; readonly queryId: number; readonly answer: QueryAnswer };

/** A query made by a remote's `load`. */
export const dataQuerySchema = v.object({
  service: v.picklist(['content', 'catalogue', 'search']),
  query: v.string(),
  variables: v.record(v.string(), v.unknown()),
}) satisfies v.GenericSchema<unknown, DataQuery>;

/** On whose behalf something was written or thrown, where that is known. */
const jobId = v.optional(v.number());

/** Worker to main thread; parsed, because a remote may have tampered with its thread. */
export const workerMessageSchema = v.variant('type', [
  v.object({ type: v.literal('query'), id: v.number(), queryId: v.number(), query: dataQuerySchema }),
  /** `isLast`: nothing will be rendered, for a payload or a redirect. */
  v.object({
    type: v.literal('loaded'),
    id: v.number(),
    /** Page result without its data, and the data, both as JSON. */
    result: v.string(),
    data: v.string(),
    /** Tags of the page's answers, by which the page is dropped from the caches. */
    queryTags: v.array(v.string()),
    loadMs: v.number(),
    isLast: v.boolean(),
  }),
  v.object({ type: v.literal('rendered'), id: v.number(), html: v.instance(Uint8Array), renderMs: v.number() }),
  v.object({ type: v.literal('started') }),
  v.object({ type: v.literal('prepared') }),
  v.object({ type: v.literal('refused'), reason: v.string(), stack: v.string() }),
  v.object({
    type: v.literal('failed'),
    id: v.number(),
    kind: v.picklist(['threw', 'invalid-result', 'too-large', 'aborted']),
    /** Status of an error that carries one, as those of the backends do. */
    status: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
    message: v.string(),
    /** Where it was thrown, in lines of the bundle; empty when unknown. */
    stack: v.string(),
  }),
  v.object({
    type: v.literal('log'),
    jobId,
    message: v.string(),
    details: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  }),
  /** An error that belongs to no job: an unhandled rejection, a throw in a timer. */
  v.object({ type: v.literal('stray'), jobId, message: v.string(), stack: v.string() }),
]);
export type WorkerMessage = v.InferOutput<typeof workerMessageSchema>;
