import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { describeError } from './describe-error.ts';
import { createHeartbeatBuffer, createPulse, type Pulse } from './heartbeat.ts';
import type { LocateStack } from './locate-stack.ts';
import { type MainMessage, type WorkerMessage, type WorkerSetup, workerMessageSchema } from './messages.ts';
import type { RemoteVersion, RenderPoolOptions } from './pool-types.ts';
import { RemoteError } from './remote-error.ts';
import type { RenderJob } from './render-job.ts';
import { createSilenceJudge, type JudgeSilence } from './silence.ts';
import { watchProcessMemory } from './watch-process-memory.ts';

const maxExternalMegabytes = 256;

/** Why a thread ended: its fault, or `stopped` by us. */
export type ThreadEnd = 'loop' | 'memory' | 'exit' | 'stopped';

interface ThreadOwner {
  readonly handleMessage: (message: WorkerMessage) => void;
  readonly handleEnd: (end: ThreadEnd, reason: string) => void;
}

/** A render thread as the main thread sees it: jobs in it, pulse, end. */
export class WorkerThread {
  readonly jobs = new Map<number, RenderJob>();
  readonly pulse: Pulse;
  /** Settles when the thread has exited. */
  readonly exited: Promise<void>;
  owner: ThreadOwner | null = null;
  isEnded = false;
  /** When a page was last given to it, as `performance.now()`. */
  usedAt = 0;
  /** For trials of fenced pages alone. */
  isForTrials = false;
  readonly #worker: Worker;
  readonly #prepareMs: number;
  readonly #log: RenderPoolOptions['log'];
  readonly #started: Promise<unknown>;
  readonly #isLost: JudgeSilence;
  #reply: PromiseWithResolvers<WorkerMessage> | null = null;

  constructor(options: RenderPoolOptions) {
    const heartbeat = createHeartbeatBuffer();
    const workerData: WorkerSetup = { heartbeat, maxHtmlBytes: options.maxHtmlBytes };
    this.pulse = createPulse(heartbeat);
    this.#prepareMs = options.prepareMs ?? 5_000;
    this.#log = options.log;
    this.#worker = new Worker(options.workerFile, {
      workerData,
      env: { NODE_ENV: process.env['NODE_ENV'] ?? 'production' },
      execArgv: [],
      // A thread's output must not appear between the lines of the log.
      stdout: true,
      stderr: true,
      // A small young generation costs 8 % on large pages; 48 MB is enough (docs/measurements/federation.md).
      resourceLimits: { maxOldGenerationSizeMb: options.maxOldGenerationMb, maxYoungGenerationSizeMb: 48 },
    });
    this.#isLost = createSilenceJudge(async () => {
      const { user, system } = await this.#worker.cpuUsage();
      return (user + system) / 1_000;
    });
    for (const stream of [this.#worker.stdout, this.#worker.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => this.#passOutput(text.trim().slice(0, 1000)));
    }
    this.#worker.on('message', (message: unknown) => this.#handleMessage(message));
    this.#worker.on('error', (error: unknown) => {
      const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.end(isMemory ? 'memory' : 'exit', describeError(error));
    });
    this.exited = new Promise((resolve) => {
      this.#worker.once('exit', (code) => {
        this.end('exit', `The thread exited with code ${code}`);
        resolve();
      });
    });
    this.#started = this.#awaitReply();
    this.#started.catch(() => {});
  }

  /** Evaluates a version's bundle in the thread; rejects with `load-failed` and ends the thread if that fails. */
  async prepare({ name, version, entry, files, contractVersion }: RemoteVersion, locate: LocateStack): Promise<void> {
    await this.#started;
    const reply = this.#awaitReply();
    const stopWatching = watchProcessMemory((megabytes) => this.end('memory', `${megabytes} MB while it loaded`));
    try {
      this.post({ type: 'prepare', bundle: { unit: `${name}@${version}`, entry, files, contractVersion } });
      const message = await reply;
      if (message.type === 'prepared') return;
      const isRefused = message.type === 'refused';
      const reason = isRefused ? message.reason : 'The thread gave an unexpected answer';
      const fault = new RemoteError('load-failed', reason, { remote: isRefused ? locate(message.stack) : '' });
      this.end('stopped', reason);
      throw fault;
    } finally {
      stopWatching();
    }
  }

  post(message: MainMessage): void {
    if (!this.isEnded) this.#worker.postMessage(message);
  }

  /** Every 25 ms: ends a thread that gives no sign of life (`silence.ts`), or has too much memory beside its heap. */
  checkHealth(heartbeatMs: number): void {
    const silentMs = this.pulse.look();
    const external = this.pulse.externalMegabytes();
    if (this.#isLost(silentMs, heartbeatMs)) this.end('loop', `No sign of life for ${silentMs} ms`);
    else if (external > maxExternalMegabytes) this.end('memory', `${external} MB of array buffers`);
  }

  /** Ends the thread now; its owner is notified immediately and not at the exit of the thread. */
  end(end: ThreadEnd, reason: string): void {
    if (this.isEnded) return;
    this.isEnded = true;
    void this.#worker.terminate();
    this.#reply?.reject(new RemoteError('load-failed', reason));
    this.owner?.handleEnd(end, reason);
  }

  async #awaitReply(): Promise<WorkerMessage> {
    if (this.isEnded) throw new RemoteError('load-failed', 'The thread has ended');
    this.#reply = Promise.withResolvers<WorkerMessage>();
    const timer = setTimeout(() => this.end('loop', 'The bundle did not load in time'), this.#prepareMs);
    try {
      return await this.#reply.promise;
    } finally {
      clearTimeout(timer);
      this.#reply = null;
    }
  }

  #passOutput(message: string): void {
    const details = { origin: 'output' };
    if (this.owner !== null) this.owner.handleMessage({ type: 'log', message, details });
    else this.#log({ level: 'info', event: 'remote-log', name: 'render-thread', version: 'spare', message, details });
  }

  #handleMessage(message: unknown): void {
    if (this.isEnded) return;
    const parsed = v.safeParse(workerMessageSchema, message);
    if (!parsed.success) return this.end('exit', 'The thread sent a message that nobody understands');
    const { type } = parsed.output;
    if (type === 'started' || type === 'prepared' || type === 'refused') this.#reply?.resolve(parsed.output);
    else this.owner?.handleMessage(parsed.output);
  }
}
