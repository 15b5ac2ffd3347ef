import { AsyncLocalStorage } from 'node:async_hooks';
import { readRequestId } from '@kmx/server-kit/operations/request-scope.server.ts';
import type { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { LoadedAnswer } from './loaded-result.ts';
import type { JobKind, JobMessage } from './messages.ts';
import type { PoolDeadlines, RenderedPage } from './pool-types.ts';
import { RemoteError } from './remote-error.ts';

let lastId = 0;
// Ready-made: each abort without a reason builds a DOMException with its stack.
const pageOver = new Error('The page is over');

/** One page on its way through queue and worker, as the main thread sees it; settles exactly once. */
export class RenderJob {
  readonly id: number = ++lastId;
  kind: JobKind;
  readonly request: PageRequest;
  readonly page: Promise<RenderedPage>;
  /** Read now: in the queue the connection to the page's request is lost. */
  readonly requestId = readRequestId();
  /** Runs an action in the asynchronous context of the page's request, which messages of a thread do not carry. */
  readonly runInItsContext = AsyncLocalStorage.snapshot();
  /** Aborts the job's queries when their results are no longer needed. */
  readonly queries = new AbortController();
  /** Time, as `performance.now()`, at which the current step must have ended. */
  expiresAt: number;
  /** It lost a worker to another or an unknown job: it now runs alone, so that the culprit is certain. */
  isRetry = false;
  /** It decides about the fence of its page: it probably costs its thread, so it gets one that no other page is in. */
  isTrial = false;
  /** Queries that are not answered yet: meanwhile the page only waits. */
  openQueries = 0;
  isSettled = false;
  /** Why the page was requested but not rendered: it is fenced. */
  #renderFence: RemoteError | null;
  #result: LoadedAnswer | null = null;
  #loadMs = 0;
  #waitMs = 0;
  #queryMs = 0;
  #queriesSince = 0;
  readonly #createdAt: number;
  readonly #deadlines: PoolDeadlines;
  readonly #totalAt: number;
  readonly #settle: PromiseWithResolvers<RenderedPage>;

  constructor(
    kind: JobKind,
    request: PageRequest,
    deadlines: PoolDeadlines,
    now: number,
    renderFence: RemoteError | null = null,
  ) {
    this.kind = kind;
    this.#renderFence = renderFence;
    this.request = request;
    this.#deadlines = deadlines;
    this.#createdAt = now;
    this.#totalAt = now + deadlines.totalMs;
    // Waiting longer would leave less time than loading may take.
    this.expiresAt = this.#totalAt - deadlines.loadMs;
    this.#settle = Promise.withResolvers<RenderedPage>();
    this.page = this.#settle.promise;
  }

  /** Whether `load` has succeeded, so that a fault costs the page its HTML only. */
  get hasResult(): boolean {
    return this.#result !== null;
  }

  /** The message that starts the job in a thread. */
  describe(dataVersion: number): JobMessage {
    const { id, kind, request, requestId } = this;
    return { type: 'job', id, kind, request, dataVersion, requestId };
  }

  /** Its rendering was fenced while it waited: it is loaded only. */
  fenceRendering(fence: RemoteError): void {
    this.kind = 'load';
    this.#renderFence = fence;
  }

  startLoading(now: number): void {
    this.#waitMs = now - this.#createdAt;
    this.expiresAt = Math.min(now + this.#deadlines.loadMs, this.#totalAt);
  }

  /** Queries at the same time count once: what matters is how long the page waited. */
  beginQuery(now: number): void {
    if (this.openQueries === 0) this.#queriesSince = now;
    this.openQueries += 1;
  }

  endQuery(now: number): void {
    this.openQueries -= 1;
    if (this.openQueries === 0) this.#queryMs += now - this.#queriesSince;
  }

  startRendering(now: number, result: LoadedAnswer, loadMs: number): void {
    this.expiresAt = Math.min(now + this.#deadlines.renderMs, this.#totalAt);
    this.#result = result;
    this.#loadMs = loadMs;
  }

  /** No page is before it: it only waits for a thread to start, and may do so until its total deadline. */
  awaitThread(): void {
    this.expiresAt = this.#totalAt;
  }

  /** Returns to the queue, once, and may wait there until the page's total deadline. */
  prepareRetry(): void {
    this.isRetry = true;
    this.expiresAt = this.#totalAt;
  }

  finish(html: Uint8Array | null, renderMs: number): void {
    if (this.#result) this.#resolve({ html, renderMs, result: this.#result, renderFault: this.#renderFence });
  }

  /** Fails the page; one that has its data keeps status, head and payload and only loses its HTML. */
  fail(error: StatusError): void {
    if (this.#result && error instanceof RemoteError) {
      return this.#resolve({ html: null, renderMs: 0, result: this.#result, renderFault: error });
    }
    this.#end();
    this.#settle.reject(error);
  }

  #resolve({ renderMs, ...page }: Omit<RenderedPage, 'timings'> & { readonly renderMs: number }): void {
    this.#end();
    this.#settle.resolve({
      ...page,
      timings: { waitMs: this.#waitMs, queryMs: this.#queryMs, loadMs: this.#loadMs, renderMs },
    });
  }

  #end(): void {
    this.isSettled = true;
    this.queries.abort(pageOver);
  }
}
