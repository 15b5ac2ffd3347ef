import { isPageRedirect, type LoadAnswer } from '@kmx/shared-contracts/page-redirect.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { DataQuery, LoadContext, RemoteServer } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { findForbiddenMarkup } from './check-html.ts';
import type { RunningJob } from './current-job.ts';
import { describeError, describeStack, readErrorStatus } from './describe-error.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { dataQuerySchema, type JobMessage, type QueryAnswer, type WorkerMessage } from './messages.ts';

type Send = (message: WorkerMessage, transfer?: readonly ArrayBuffer[]) => void;

interface RunJobOptions {
  readonly remote: RemoteServer;
  readonly heartbeat: Heartbeat;
  readonly send: Send;
  readonly maxHtmlBytes: number;
  readonly answers: KeptAnswers;
}

class OutputError extends Error {
  readonly kind: 'invalid-result' | 'too-large';
  constructor(kind: 'invalid-result' | 'too-large', message: string) {
    super(message);
    this.kind = kind;
  }
}

const encoder = new TextEncoder();
const answerObjectSchema = v.custom<LoadAnswer>((value) => typeof value === 'object' && value !== null);

// JSON and not a structured clone: data that the browser cannot receive is refused here, and the size is known.
function encodeAnswer(answer: LoadAnswer, maxLength: number): { result: string; data: string } {
  const { data: pageData, ...pageResult } = isPageRedirect(answer) ? { ...answer, data: null } : answer;
  let result: string;
  let data: string | undefined;
  try {
    result = JSON.stringify(pageResult);
    data = JSON.stringify(pageData);
  } catch (error) {
    throw new OutputError('invalid-result', `The page result is not JSON: ${describeError(error)}`);
  }
  if (data === undefined) throw new OutputError('invalid-result', 'The remote returned no page result with data');
  const length = result.length + data.length;
  if (length > maxLength) throw new OutputError('too-large', `The page result has ${length} characters`);
  return { result, data };
}

function encodeHtml(html: unknown, maxBytes: number): Uint8Array<ArrayBuffer> {
  if (typeof html !== 'string') throw new OutputError('invalid-result', 'The remote did not render a string');
  if (html.length > maxBytes) throw new OutputError('too-large', `The HTML has ${html.length} characters`);
  const forbidden = findForbiddenMarkup(html);
  if (forbidden) throw new OutputError('invalid-result', forbidden);
  const bytes = encoder.encode(html);
  if (bytes.byteLength > maxBytes) throw new OutputError('too-large', `The HTML has ${bytes.byteLength} bytes`);
  return bytes;
}

let lastQueryId = 0;

function mapDetails(details: Readonly<Record<string, unknown>>): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'number' || typeof value === 'boolean' ? value : describeError(value),
    ]),
  );
}

function createLoadContext(message: JobMessage, job: RunningJob, options: RunJobOptions): LoadContext {
  const { languages, stage, hasNextRelease, isPastCaches } = message.request;
  const scope = { languages, stage, hasNextRelease, isPastCaches, dataVersion: message.dataVersion };
  const { heartbeat, send, answers } = options;
  return {
    log: (message, details = {}) =>
      send({ type: 'log', jobId: job.id, message: describeError(message), details: mapDetails(details) }),
    query: (query: DataQuery) =>
      new Promise((resolve, reject) => {
        const known = answers.find(query, scope);
        if (known !== undefined) {
          collectTags(job, known.tags);
          return resolve(known.value);
        }
        const queryId = ++lastQueryId;
        // Parsed on this side, so that an invalid query fails its page and not the thread.
        send({ type: 'query', id: job.id, queryId, query: v.parse(dataQuerySchema, query) });
        job.queries.set(queryId, (answer: QueryAnswer) => {
          heartbeat.enter(job.id);
          if (answer.ok) {
            collectTags(job, answer.tags);
            resolve(answers.keep(query, scope, answer).value);
          } else reject(new StatusError(answer.status, answer.message));
        });
      }),
  };
}

function collectTags({ queryTags }: RunningJob, tags: readonly string[]): void {
  for (const tag of tags) queryTags.add(tag);
}

/** A page that is not a success shows the request id of the log. The remote's result is checked later. */
function addRequestId(answer: LoadAnswer, requestId: string | null): LoadAnswer {
  if (isPageRedirect(answer)) return answer;
  return requestId !== null && Number(answer.status) >= 400 ? { ...answer, requestId } : answer;
}

function createAbortPromise(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => {});
  return aborted;
}

function sendFailure(job: RunningJob, error: unknown, send: Send): void {
  const isRefusal = error instanceof OutputError;
  const isAborted = job.controller.signal.aborted;
  send({
    type: 'failed',
    id: job.id,
    kind: isAborted ? 'aborted' : isRefusal ? error.kind : 'threw',
    status: readErrorStatus(error),
    message: describeError(error),
    stack: describeStack(error),
  });
}

/** Runs one job to its last message; an abort ends it immediately, whatever the remote's promises do. */
export async function runJob(message: JobMessage, job: RunningJob, options: RunJobOptions): Promise<void> {
  const { remote, heartbeat, send, maxHtmlBytes } = options;
  const { id, kind, request } = message;
  const { signal } = job.controller;
  const aborted = createAbortPromise(signal);
  try {
    const startedAt = performance.now();
    heartbeat.enter(id);
    const loaded = await Promise.race([remote.load(request, createLoadContext(message, job, options)), aborted]);
    if (!v.is(answerObjectSchema, loaded))
      throw new OutputError('invalid-result', 'The remote returned no page result with data');
    const result = addRequestId(loaded, message.requestId);
    const encoded = encodeAnswer(result, maxHtmlBytes);
    const loadedAt = performance.now();
    const isLast = kind === 'load' || isPageRedirect(result);
    const queryTags = [...job.queryTags];
    send({ type: 'loaded', id, ...encoded, queryTags, loadMs: loadedAt - startedAt, isLast });
    if (isLast) return;
    heartbeat.enter(id);
    const html = encodeHtml(await Promise.race([remote.render({ request, result }, signal), aborted]), maxHtmlBytes);
    send({ type: 'rendered', id, html, renderMs: performance.now() - loadedAt }, [html.buffer]);
  } catch (error) {
    sendFailure(job, error, send);
  } finally {
    for (const clearTimer of job.timers.values()) clearTimer();
    job.queries.clear();
  }
}
