import { AsyncLocalStorage } from 'node:async_hooks';
import { type RequestTrace, writeTraceHeaders } from './request-trace.server.ts';

/** What every log line says that is written on behalf of a request. */
export interface RequestFields {
  readonly request: string;
  readonly trace: string;
  readonly method: string;
  readonly host: string;
  /** Without query, and without what could be a token or an address of a person. */
  readonly path: string;
  /** Remote and version that answer, `remote-public@1.4.0`, as soon as they are known. */
  unit?: string;
}

/** A request on its way through the process. */
export interface RequestScope {
  readonly trace: RequestTrace;
  readonly fields: RequestFields;
  /** What kind of thing answers, for metrics: a word of a closed list. */
  area: string;
}

const storage = new AsyncLocalStorage<RequestScope>();

/** What the log has said of each request at level warn or error, in the words of the failure. */
const toldFailures = new WeakMap<RequestScope, Set<string>>();

/**
 * Notes that the log says of this request why something failed, in the words of the failure, which outlive a thread and a
 * wrapping error; false if it has said so already. Outside of requests everything is news.
 */
export function noteTold(failure: string): boolean {
  const scope = storage.getStore();
  if (scope === undefined) return true;
  const told = toldFailures.get(scope) ?? new Set();
  toldFailures.set(scope, told);
  return told.size < told.add(failure).size;
}

/** Whether the log has said of this request why this failed, or why what caused it did. */
export function wasTold(error: unknown): boolean {
  const scope = storage.getStore();
  const told = scope === undefined ? undefined : toldFailures.get(scope);
  if (told === undefined || !(error instanceof Error)) return false;
  return told.has(error.message) || wasTold(error.cause);
}

/** Runs an action, and all that it begins, on behalf of a request. */
export function runInRequest<Value>(scope: RequestScope, action: () => Value): Value {
  return storage.run(scope, action);
}

/** The request on whose behalf code runs; undefined for what the process does by itself. */
export function readRequestScope(): RequestScope | undefined {
  return storage.getStore();
}

/** Id of the request on whose behalf code runs, null without one. */
export function readRequestId(): string | null {
  return storage.getStore()?.trace.requestId ?? null;
}

/** Headers by which a call to another process continues the request that it is made for; none without a request. */
export function createTraceHeaders(): Record<string, string> {
  const scope = storage.getStore();
  return scope === undefined ? {} : writeTraceHeaders(scope.trace);
}

/** Says what kind of thing answers the request, for metrics; a word of a closed list. */
export function noteArea(area: string): void {
  const scope = storage.getStore();
  if (scope !== undefined) scope.area = area;
}

/** Says which unit answers the request, `remote-public@1.4.0`. */
export function noteUnit(name: string, version: string): void {
  const scope = storage.getStore();
  if (scope !== undefined) scope.fields.unit = `${name}@${version}`;
}
