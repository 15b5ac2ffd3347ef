import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RenderAnswer, RenderJob } from './server-half-messages.ts';

const program = path.join(import.meta.dirname, `server-half.worker${path.extname(import.meta.filename)}`);
const deadlineMs = 15_000;

/** The server half of a remote under development, in a thread of its own: an endless loop in it ends with the thread. */
export interface ServerHalf {
  /** Loads and renders a page with the build of a file; `version` tells builds of the same file apart. Never rejects. */
  readonly render: (
    build: { readonly file: string; readonly version: string },
    job: Omit<RenderJob, 'id'>,
  ) => Promise<RenderAnswer>;
  readonly close: () => Promise<void>;
}

interface Thread {
  readonly version: string;
  readonly worker: Worker;
  readonly waiting: Map<number, (answer: RenderAnswer) => void>;
}

function startThread(file: string, version: string): Thread {
  const worker = new Worker(program, { workerData: { file } });
  const waiting: Thread['waiting'] = new Map();
  worker.on('message', ({ id, answer }: { readonly id: number; readonly answer: RenderAnswer }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  const fail = (text: string) => {
    for (const answer of waiting.values()) answer({ state: 'failed', text });
    waiting.clear();
  };
  worker.on('error', (error: unknown) => fail(String(error)));
  worker.on('exit', () => fail('The server half has ended its thread'));
  return { version, worker, waiting };
}

/** Creates the server half; each build gets a new thread with its first page. */
export function createServerHalf(): ServerHalf {
  let thread: Thread | null = null;
  let jobs = 0;
  const openThread = ({ file, version }: { readonly file: string; readonly version: string }): Thread => {
    if (thread?.version === version) return thread;
    void thread?.worker.terminate();
    const opened = startThread(file, version);
    // A thread that ended is replaced.
    opened.worker.once('exit', () => {
      if (thread === opened) thread = null;
    });
    thread = opened;
    return opened;
  };
  return {
    render: (build, job) => {
      const { worker, waiting } = openThread(build);
      const id = jobs++;
      const { promise, resolve } = Promise.withResolvers<RenderAnswer>();
      const timer = setTimeout(() => {
        resolve({ state: 'failed', text: `The server half did not answer within ${deadlineMs / 1000} seconds` });
        void worker.terminate();
      }, deadlineMs);
      waiting.set(id, resolve);
      worker.postMessage({ ...job, id });
      return promise.finally(() => clearTimeout(timer));
    },
    close: async () => {
      await thread?.worker.terminate();
    },
  };
}
