import type { Capability } from '@kmx/shared-contracts/capabilities.ts';
import type { DataQuery, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { LoadedAnswer } from './loaded-result.ts';
import type { ServerBundle } from './messages.ts';
import type { RemoteError } from './remote-error.ts';

export interface RemoteKey {
  readonly name: string;
  readonly version: string;
}

/** The server half of a verified release, in memory: the bytes compared with its manifest are the ones that run, also in later threads. */
export interface RemoteVersion extends RemoteKey, Pick<ServerBundle, 'entry' | 'files' | 'contractVersion'> {
  /** Source maps by the path of the file they belong to; without one lines of the bundle are named. */
  readonly sourceMaps?: ReadonlyMap<string, string>;
  /** What it may ask of the shell: a query of `load` needs the capability with the name of its service. */
  readonly capabilities: readonly Capability[];
  /** Whether it renders pages of the public site, which most visitors ask for. */
  readonly hasSitePages?: boolean;
}

/** One line for the log; carries no URL, because a query may hold personal data. */
export interface PoolLogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: 'remote-log' | 'remote-stray-error' | 'worker-started' | 'worker-ended';
  readonly name: string;
  readonly version: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/** Max milliseconds of a page: loading data, rendering, and both including the wait in the queue. */
export interface PoolDeadlines {
  readonly loadMs: number;
  readonly renderMs: number;
  readonly totalMs: number;
}

/** The answer of a query as JSON, with the cache tags of all it hangs on. */
export interface TaggedAnswer {
  readonly json: string;
  readonly tags: readonly string[];
}

/** How many threads a version of a remote has. */
export interface ThreadLimits {
  /** While its pages are asked for, at least 1. */
  readonly max: number;
  /** While none is, and for how many milliseconds that must be so. */
  readonly atRest: number;
  readonly restMs: number;
}

export interface RenderPoolOptions {
  readonly workerFile: URL | string;
  /**
   * Answers a remote's query. Rejects with a StatusError, at the latest shortly before `endsAt`, the time (as
   * `performance.now()`) at which the remote would be late; the signal aborts when the result is no longer needed.
   */
  readonly runQuery: (
    request: PageRequest,
    query: DataQuery,
    signal: AbortSignal,
    endsAt: number,
  ) => Promise<TaggedAnswer>;
  /** Changes when kept answers must not be used any more; 0 for ever if absent. */
  readonly readDataVersion?: () => number;
  readonly log: (entry: PoolLogEntry) => void;
  /** A fault of a remote, for counting; the caller of the page gets the same fault and logs its outcome. */
  readonly onFault?: (key: RemoteKey, fault: RemoteError) => void;
  /** A remote has loaded or rendered a page, in these milliseconds, for counting. */
  readonly onStep?: (key: RemoteKey, step: 'load' | 'render', ms: number) => void;
  readonly deadlines: PoolDeadlines;
  /** Silence of a worker, in milliseconds, after which it counts as looping. */
  readonly heartbeatMs: number;
  /** Max length of the HTML, and of the page result as JSON. */
  readonly maxHtmlBytes: number;
  readonly maxOldGenerationMb: number;
  readonly threadsPerVersion: (version: RemoteVersion) => ThreadLimits;
  /** Time for starting a thread and evaluating a bundle, 5000 ms if absent. */
  readonly prepareMs?: number;
}

/** Milliseconds of a page: waiting for a thread, loading with its queries (those alone: `queryMs`), rendering. */
export interface PageTimings {
  readonly waitMs: number;
  readonly loadMs: number;
  readonly queryMs: number;
  readonly renderMs: number;
}

export interface RenderedPage {
  readonly result: LoadedAnswer;
  /** Null for redirects, for `loadPage`, and when `renderFault` explains why there is none. */
  readonly html: Uint8Array | null;
  readonly timings: PageTimings;
  /** The page has its data, status and head, but its HTML could not be rendered: serve the client-rendered area. */
  readonly renderFault: RemoteError | null;
}

export interface VersionStats extends RemoteKey {
  readonly workers: number;
  readonly activeJobs: number;
  readonly queuedJobs: number;
  readonly isFenced: boolean;
  /** It has no thread because nobody asks for its pages: the next one starts one. */
  readonly isResting: boolean;
}

export interface RenderPoolStats {
  readonly versions: readonly VersionStats[];
  /** All living threads, spare and ending ones included. */
  readonly threads: number;
}

/** Runs remotes' server bundles in threads, so that no fault of a remote reaches the main thread (DES-02). */
export interface RenderPool {
  /** Starts the version's first thread; rejects with a RemoteError `load-failed` when its bundle cannot serve. */
  readonly prepare: (version: RemoteVersion) => Promise<void>;
  /** Rejects with a RemoteError, or with the StatusError that the remote's `load` failed with. */
  readonly renderPage: (key: RemoteKey, request: PageRequest) => Promise<RenderedPage>;
  /** As `renderPage`, without rendering: for payloads. */
  readonly loadPage: (key: RemoteKey, request: PageRequest) => Promise<LoadedAnswer>;
  /** Takes no new job for the version, waits for those in flight and ends its threads. */
  readonly retire: (key: RemoteKey) => Promise<void>;
  readonly stats: () => RenderPoolStats;
  readonly close: () => Promise<void>;
}
