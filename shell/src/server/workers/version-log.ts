import type { LocateStack } from './locate-stack.ts';
import type { WorkerMessage } from './messages.ts';
import type { PoolLogEntry, RemoteKey, RenderPoolOptions } from './pool-types.ts';
import type { RenderJob } from './render-job.ts';

type Word = Extract<WorkerMessage, { readonly type: 'log' | 'stray' }>;

/** What a remote version and its threads say, as entries of the log of the pool. */
export class VersionLog {
  readonly #key: RemoteKey;
  readonly #write: RenderPoolOptions['log'];
  readonly #locate: LocateStack;

  constructor({ name, version }: RemoteKey, write: RenderPoolOptions['log'], locate: LocateStack) {
    this.#key = { name, version };
    this.#write = write;
    this.#locate = locate;
  }

  write(
    level: PoolLogEntry['level'],
    event: PoolLogEntry['event'],
    message: string,
    details: PoolLogEntry['details'] = {},
  ): void {
    this.#write({ level, event, ...this.#key, message, details });
  }

  /** Writes a thread's message with the request of the page that caused it. */
  writeWord(message: Word, jobs: ReadonlyMap<number, RenderJob>): void {
    const job = message.jobId === undefined ? undefined : jobs.get(message.jobId);
    const write = () =>
      message.type === 'log'
        ? this.write('info', 'remote-log', message.message, message.details)
        : this.write('error', 'remote-stray-error', message.message, { stack: this.#locate(message.stack) });
    if (job === undefined) write();
    else job.runInItsContext(write);
  }
}
