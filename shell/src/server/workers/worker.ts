// Entry of a render thread (DES-02): waits for one remote version, then runs its jobs until it is ended.
import { format } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteServer } from '@kmx/shared-contracts/remote-module.ts';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { allowedModules } from './allowed-modules.ts';
import { currentJob, type RunningJob } from './current-job.ts';
import { describeError, describeStack } from './describe-error.ts';
import { guardProcess } from './guard-process.ts';
import { startHeartbeat } from './heartbeat.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { loadBundle } from './load-bundle.ts';
import type { JobMessage, MainMessage, PrepareMessage, WorkerMessage, WorkerSetup } from './messages.ts';
import { createRemoteContext } from './remote-context.ts';
import { createRemoteTimers } from './remote-timers.ts';
import { runJob } from './run-job.ts';

const { heartbeat: heartbeatBuffer, maxHtmlBytes }: WorkerSetup = workerData;
const heartbeat = startHeartbeat(heartbeatBuffer);
const jobs = new Map<number, RunningJob>();
const answers = createKeptAnswers();
let remote: RemoteServer | null = null;

function send(message: WorkerMessage, transfer: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, [...transfer]);
}

function findJob(): { readonly jobId?: number } {
  const job = currentJob.getStore();
  return job === undefined ? {} : { jobId: job.id };
}

function writeLog(message: string, details: Readonly<Record<string, string>> = {}): void {
  send({ type: 'log', ...findJob(), message: message.slice(0, 1000), details });
}

function reportStray(error: unknown): void {
  send({ type: 'stray', ...findJob(), message: describeError(error), stack: describeStack(error) });
}

function prepare({ bundle }: PrepareMessage): void {
  try {
    const timers = createRemoteTimers({ heartbeat, reportStray });
    const context = createRemoteContext({ name: bundle.unit, timers, log: writeLog });
    remote = loadBundle({ bundle, context, allowedModules });
    send({ type: 'prepared' });
  } catch (error) {
    send({ type: 'refused', reason: describeError(error), stack: describeStack(error) });
  }
}

function startJob(message: JobMessage): void {
  if (!remote) return;
  const options = { remote, heartbeat, send, maxHtmlBytes, answers };
  const job: RunningJob = {
    id: message.id,
    controller: new AbortController(),
    timers: new Map(),
    queries: new Map(),
    queryTags: new Set(),
  };
  jobs.set(job.id, job);
  void currentJob.run(job, () => runJob(message, job, options)).finally(() => jobs.delete(job.id));
}

function handleMessage(message: MainMessage): void {
  heartbeat.beat();
  switch (message.type) {
    case 'prepare':
      return prepare(message);
    case 'job':
      return startJob(message);
    case 'abort':
      return jobs.get(message.id)?.controller.abort(new Error('The deadline of the page is over'));
    case 'answer': {
      const queries = jobs.get(message.id)?.queries;
      const settle = queries?.get(message.queryId);
      queries?.delete(message.queryId);
      settle?.(message.answer);
    }
  }
}

// The first render of a thread is several times slower than later ones: it happens before there is a visitor.
async function warmRenderer(): Promise<void> {
  const rows = Array.from({ length: 200 }, (_, row) => createElement('li', { key: row, className: 'row' }, row));
  const { prelude } = await prerenderToNodeStream(createElement('ul', null, rows));
  for await (const _ of prelude);
}

// React's messages about a remote's components belong to the log of the page.
for (const method of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const) {
  console[method] = (...values: unknown[]) => writeLog(format(...values), { origin: `console.${method}` });
}
process.on('uncaughtException', reportStray);
process.on('unhandledRejection', reportStray);
await warmRenderer();
guardProcess();
parentPort?.on('message', handleMessage);
send({ type: 'started' });
