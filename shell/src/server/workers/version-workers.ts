import type { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { DataQuery, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { answerQuery } from './answer-query.ts';
import { chooseThread, findBlamedJob } from './choose-thread.ts';
import { JobQueue } from './job-queue.ts';
import { createStackLocator, type LocateStack } from './locate-stack.ts';
import type { JobKind, WorkerMessage } from './messages.ts';
import { PageFences } from './page-fences.ts';
import type { RemoteVersion, RenderedPage, RenderPoolOptions, VersionStats } from './pool-types.ts';
import { mapFailure, parseLoadAnswer } from './read-answer.ts';
import { createOverload, RemoteError } from './remote-error.ts';
import { RenderJob } from './render-job.ts';
import { ThreadSupply } from './thread-supply.ts';
import { VersionLog } from './version-log.ts';
import type { ThreadEnd, WorkerThread } from './worker-thread.ts';

type JobMessage = Extract<WorkerMessage, { readonly id: number }>;

/** Threads, queue and breaker of one remote version; nothing in it is shared with another version. */
export class VersionWorkers {
  readonly #version: RemoteVersion;
  readonly #options: RenderPoolOptions;
  readonly #takeThread: () => WorkerThread;
  readonly #threads = new Set<WorkerThread>();
  readonly #queue = new JobQueue();
  readonly #fences = new PageFences();
  readonly #locate: LocateStack;
  readonly #log: VersionLog;
  readonly #pages = new Set<Promise<unknown>>();
  readonly #supply: ThreadSupply;
  #isStopped = false;

  constructor(version: RemoteVersion, options: RenderPoolOptions, takeThread: () => WorkerThread) {
    this.#version = version;
    this.#options = options;
    this.#takeThread = takeThread;
    this.#locate = createStackLocator(version);
    this.#log = new VersionLog(version, options.log, this.#locate);
    this.#supply = new ThreadSupply({
      ...{ threads: this.#threads, queue: this.#queue, fences: this.#fences, log: this.#log },
      limits: options.threadsPerVersion(version),
      isStopped: () => this.#isStopped,
      start: (isForTrials) => this.#startThread(isForTrials),
    });
  }

  /** Starts the first thread, which shows whether the bundle can serve; rejects with `load-failed`. */
  prepare = (): Promise<void> => this.#supply.add();

  async #startThread(isForTrials: boolean): Promise<void> {
    const thread = this.#takeThread();
    thread.isForTrials = isForTrials;
    thread.owner = {
      handleMessage: (message) => this.#handleMessage(thread, message),
      handleEnd: (end, reason) => this.#handleEnd(thread, end, reason),
    };
    await thread.prepare(this.#version, this.#locate);
    if (this.#isStopped) return thread.end('stopped', 'The version was retired');
    this.#threads.add(thread);
    thread.usedAt = performance.now();
    this.#log.write('info', 'worker-started', 'A render thread is ready');
    this.#dispatch();
    this.#endAfterTrials(thread);
  }

  run(kind: JobKind, request: PageRequest): Promise<RenderedPage> {
    const now = performance.now();
    const { path } = request;
    const fence = this.#fences.admit(path, 'load', now);
    if (fence) return Promise.reject(fence);
    const renderFence = kind === 'render' ? this.#fences.admit(path, 'render', now) : null;
    const ownKind = renderFence ? 'load' : kind;
    const job = new RenderJob(ownKind, request, this.#options.deadlines, now, renderFence);
    job.isTrial = this.#fences.isOnTrial(path, ownKind);
    if (this.#threads.size === 0) job.awaitThread();
    this.#pages.add(job.page);
    job.page.catch(() => {}).finally(() => this.#pages.delete(job.page));
    if (this.#queue.add(job)) this.#dispatch();
    else this.#failJob(job, createOverload());
    if (job.isTrial) void this.#supply.provideForTrials();
    else this.#supply.meetDemand();
    return job.page;
  }

  /** Every 25 ms: pulse of the threads, deadlines of the jobs. */
  look(now: number): void {
    for (const thread of this.#threads) {
      thread.checkHealth(this.#options.heartbeatMs);
      for (const job of thread.jobs.values()) this.#expire(thread, job, now);
    }
    for (const job of this.#queue.takeExpired(now)) this.#failJob(job, createOverload());
    this.#dispatch();
    this.#supply.endUnused(now);
  }

  /** Resolves when no page waits any more; their deadlines bound that. */
  drain = (): Promise<unknown> => Promise.allSettled(this.#pages);

  stop(): void {
    this.#isStopped = true;
    for (const job of this.#queue.takeAll()) this.#failJob(job, createOverload());
    for (const thread of this.#threads) thread.end('stopped', 'The version was retired');
  }

  stats(): VersionStats {
    return {
      name: this.#version.name,
      version: this.#version.version,
      workers: this.#threads.size,
      activeJobs: [...this.#threads].reduce((sum, thread) => sum + thread.jobs.size, 0),
      queuedJobs: this.#queue.size,
      isFenced: this.#fences.fencedFor(performance.now()) > 0,
      isResting: this.#threads.size === 0 && this.#supply.isResting,
    };
  }

  #dispatch(): void {
    // A page that has all its places lets others pass; one that needs a thread to itself does not, or would wait forever.
    const mayRun = (job: RenderJob) => (job.isRetry && !job.isTrial) || chooseThread(this.#threads, job) !== undefined;
    const findNext = () => this.#queue.findFirst(mayRun);
    for (let job = findNext(); job; job = findNext()) {
      const thread = chooseThread(this.#threads, job);
      if (!thread) return;
      this.#queue.remove(job);
      thread.jobs.set(job.id, job);
      thread.usedAt = performance.now();
      job.startLoading(thread.usedAt);
      thread.post(job.describe(this.#options.readDataVersion?.() ?? 0));
    }
  }

  #handleMessage(thread: WorkerThread, message: WorkerMessage): void {
    if (message.type === 'log' || message.type === 'stray') return this.#log.writeWord(message, thread.jobs);
    const job = 'id' in message ? thread.jobs.get(message.id) : undefined;
    if (job && 'id' in message) this.#handleJobMessage(thread, job, message);
  }

  #handleJobMessage(thread: WorkerThread, job: RenderJob, message: JobMessage): void {
    if (message.type === 'query') return void this.#answerQuery(thread, job, message.queryId, message.query);
    // A job past its deadline has been answered already; its last message only frees its place.
    if (!job.isSettled) this.#advance(thread, job, message);
    if (message.type === 'loaded' && !message.isLast) return;
    thread.jobs.delete(job.id);
    this.#dispatch();
    this.#endAfterTrials(thread);
  }

  #advance(thread: WorkerThread, job: RenderJob, message: Exclude<JobMessage, { readonly type: 'query' }>): void {
    if (message.type === 'failed') return this.#failJob(job, mapFailure(message, !job.hasResult, this.#locate));
    if (message.type === 'loaded') {
      const result = parseLoadAnswer(message, this.#options.maxHtmlBytes);
      if (result instanceof RemoteError) {
        thread.post({ type: 'abort', id: job.id });
        return this.#failJob(job, result);
      }
      job.startRendering(performance.now(), result, message.loadMs);
      this.#options.onStep?.(this.#version, 'load', message.loadMs);
      this.#fences.recordSuccess(job.request.path, 'load');
      if (!message.isLast) return;
      if (job.kind === 'render') this.#fences.release(job.request.path, 'render');
      return job.finish(null, 0);
    }
    this.#fences.recordSuccess(job.request.path, 'render');
    this.#options.onStep?.(this.#version, 'render', message.renderMs);
    job.finish(message.html, message.renderMs);
  }

  async #answerQuery(thread: WorkerThread, job: RenderJob, queryId: number, query: DataQuery): Promise<void> {
    const { id, request, queries, expiresAt } = job;
    if (!this.#version.capabilities.includes(query.service)) return this.#refuseQuery(thread, job, query);
    const run = () => this.#options.runQuery(request, query, queries.signal, expiresAt);
    job.beginQuery(performance.now());
    this.#dispatch();
    const answer = await answerQuery(job.runInItsContext(run));
    job.endQuery(performance.now());
    thread.post({ type: 'answer', id, queryId, answer });
  }

  /** The answer does not depend on what the remote makes of it: the page is given up. */
  #refuseQuery(thread: WorkerThread, job: RenderJob, { service }: DataQuery): void {
    const reason = `The page queries "${service}", and its release does not declare the capability "${service}"`;
    thread.post({ type: 'abort', id: job.id });
    this.#failJob(job, new RemoteError('not-granted', reason));
  }

  #expire(thread: WorkerThread, job: RenderJob, now: number): void {
    if (job.isSettled || now < job.expiresAt) return;
    thread.post({ type: 'abort', id: job.id });
    this.#failCostly(job, new RemoteError('timeout', 'The page was not ready at its deadline'));
  }

  /** For faults that cost a thread or a deadline: a page that keeps causing them is fenced. */
  #failCostly(job: RenderJob, fault: RemoteError): void {
    if (job.isSettled) return;
    const { path } = job.request;
    this.#fences.recordFault(path, job.hasResult ? 'render' : 'load', fault, performance.now());
    this.#failJob(job, fault);
    this.#fenceWaiting(path);
  }

  /** Requests that wait for a page when it is fenced would cost a thread each, and all other pages the time for it. */
  #fenceWaiting(path: string): void {
    const now = performance.now();
    const loadFence = this.#fences.find(path, 'load', now);
    const renderFence = this.#fences.find(path, 'render', now);
    for (const job of loadFence || renderFence ? this.#queue.listOf(path) : []) {
      if (loadFence) {
        this.#queue.remove(job);
        this.#failJob(job, loadFence);
      } else if (renderFence && job.kind === 'render') job.fenceRendering(renderFence);
    }
  }

  #failJob(job: RenderJob, error: StatusError): void {
    if (job.isSettled) return;
    if (!job.hasResult) this.#fences.release(job.request.path, 'load');
    if (job.kind === 'render') this.#fences.release(job.request.path, 'render');
    if (error instanceof RemoteError) this.#options.onFault?.(this.#version, error);
    job.fail(error);
  }

  #handleEnd(thread: WorkerThread, end: ThreadEnd, reason: string): void {
    if (!this.#threads.delete(thread)) return;
    const jobs = [...thread.jobs.values()];
    const blamed = findBlamedJob(thread);
    const survivors = jobs.filter((job) => !job.isSettled && job !== blamed && !this.#isStopped);
    for (const job of survivors) job.prepareRetry();
    this.#queue.addFirst(survivors);
    const fail = (job: RenderJob) => {
      if (end === 'stopped') this.#failJob(job, createOverload());
      else this.#failCostly(job, new RemoteError(end, reason));
    };
    for (const job of jobs) if (!survivors.includes(job)) fail(job);
    if (this.#isStopped) return;
    // The page that was in control answers and logs its fault; this line is about the thread.
    const details = { kind: end, jobs: jobs.length, retried: survivors.length };
    if (end !== 'stopped') this.#log.write('warn', 'worker-ended', reason, details);
    if (thread.isForTrials) {
      if (this.#queue.findFirst(({ isTrial }) => isTrial)) void this.#supply.provideForTrials();
    } else if (end !== 'stopped') this.#supply.replace();
  }

  #endAfterTrials(thread: WorkerThread): void {
    if (thread.isForTrials && thread.jobs.size === 0) thread.end('stopped', 'No trial is left');
  }
}
