// @ts-nocheck
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
}

const storage = new AsyncLocalStorage<RequestScope>();

/** Runs an action, and all that it begins, on behalf of a request. */
export function runInRequest<Value>(scope: RequestScope, action: () => Value): Value {
  return storage.run(scope, action);
}

/** The request on whose behalf code runs; undefined for what the process does by itself. */
export function readRequestScope(): RequestScope | undefined {
  return storage.getStore();
}

/** Headers by which a call to another process continues the request that it is made for; none without a request. */
export function createTraceHeaders(): Record<string, string> {
  const scope = storage.getStore();
  return scope === undefined ? {} : writeTraceHeaders(scope.trace);
}

/** Says which unit answers the request, `remote-public@1.4.0`. */
export function noteUnit(name: string, version: string): void {
  const scope = storage.getStore();
  if (scope !== undefined) scope.fields.unit = `${name}@${version}`;
}
