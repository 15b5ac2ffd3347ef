import { AsyncLocalStorage } from 'node:async_hooks';
import { type RequestTrace, writeTraceHeaders } from './request-trace.server.ts';
import { readSpan, runBelow, type Span } from './spans.server.ts';

/** The fields of every log line that is written on behalf of a request. */
export interface RequestFields {
  readonly request: string;
  readonly trace: string;
  readonly method: string;
  readonly host: string;
  /** Without query, and without anything that could be a token or a person's address. */
  readonly path: string;
  /** Remote and version that answer, `remote-public@1.4.0`, as soon as they are known. */
  unit?: string;
}

/** A request on its way through the process. */
export interface RequestScope {
  readonly trace: RequestTrace;
  readonly fields: RequestFields;
  /** The kind of responder, for metrics: a word of a closed list; null until it is noted. */
  area: string | null;
  /** The span of the whole request; absent without a tracer. */
  readonly span?: Span | null;
}

const storage = new AsyncLocalStorage<RequestScope>();

/** The failures of each request that the log has reported at level warn or error, by message. */
const reportedFailures = new WeakMap<RequestScope, Set<string>>();

/**
 * Records that the log reports a failure of this request, by its message, which outlives a thread and a wrapping error;
 * false if it has already done so. Outside requests every failure is new.
 */
export function noteReported(failure: string): boolean {
  const scope = storage.getStore();
  if (scope === undefined) return true;
  const reported = reportedFailures.get(scope) ?? new Set();
  reportedFailures.set(scope, reported);
  return reported.size < reported.add(failure).size;
}

/** Whether the log has reported this failure of the request, or its cause. */
export function wasReported(error: unknown): boolean {
  const scope = storage.getStore();
  const reported = scope === undefined ? undefined : reportedFailures.get(scope);
  if (reported === undefined || !(error instanceof Error)) return false;
  return reported.has(error.message) || wasReported(error.cause);
}

/** Runs an action, and all that it begins, on behalf of a request. */
export function runInRequest<Value>(scope: RequestScope, action: () => Value): Value {
  return runBelow(scope.span?.context ?? null, () => storage.run(scope, action));
}

/** The request on whose behalf code runs; undefined for the process's own work. */
export function readRequestScope(): RequestScope | undefined {
  return storage.getStore();
}

/** Id of the request on whose behalf code runs, null without one. */
export function readRequestId(): string | null {
  return storage.getStore()?.trace.requestId ?? null;
}

/** Headers by which a call to another process continues the request it is made for; none without a request. */
export function createTraceHeaders(): Record<string, string> {
  const scope = storage.getStore();
  return scope === undefined ? {} : writeTraceHeaders(scope.trace, readSpan()?.spanId);
}

/** Records the kind of responder of the request, for metrics; a word of a closed list. */
export function noteArea(area: string): void {
  const scope = storage.getStore();
  if (scope !== undefined) scope.area = area;
}

/** Says which unit answers the request, `remote-public@1.4.0`. */
export function noteUnit(name: string, version: string): void {
  const scope = storage.getStore();
  if (scope !== undefined) scope.fields.unit = `${name}@${version}`;
}
