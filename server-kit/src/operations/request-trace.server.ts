import { randomUUID } from 'node:crypto';

/** What ties the log lines of one request together in all processes that it passes (W3C Trace Context, level 1). */
export interface RequestTrace {
  /** The caller's `x-request-id` where it is one, else the trace id. */
  readonly requestId: string;
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  readonly flags: string;
  /** The `tracestate` of other vendors; forwarded unchanged. */
  readonly state: string | null;
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Long enough not to be met twice, short and plain enough for a log and an answer header. */
const requestIdPattern = /^[A-Za-z0-9][A-Za-z0-9._:-]{7,63}$/;
const traceparentPattern = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const maxStateLength = 512;

function createHexadecimal(): string {
  return randomUUID().replaceAll('-', '');
}

function parseTraceparent(text: unknown): { readonly traceId: string; readonly flags: string } | null {
  const [, version, traceId = '', parentId = '', flags = '', rest] =
    typeof text === 'string' ? (traceparentPattern.exec(text) ?? []) : [];
  // Later versions may append something; this one has nothing to append.
  if (version === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return null;
  return /^0+$/.test(traceId) || /^0+$/.test(parentId) ? null : { traceId, flags };
}

/** The trace of a request by its headers; anything malformed is replaced by a new one. */
export function readRequestTrace(headers: Headers): RequestTrace {
  const given = headers['x-request-id'];
  const parent = parseTraceparent(headers['traceparent']);
  const traceId = parent?.traceId ?? createHexadecimal();
  const state = headers['tracestate'];
  return {
    requestId: typeof given === 'string' && requestIdPattern.test(given) ? given : traceId,
    traceId,
    // Not sampled, unless an earlier process decided so.
    flags: parent?.flags ?? '00',
    state: parent !== null && typeof state === 'string' && state.length <= maxStateLength ? state : null,
  };
}

/** Headers by which the next process continues the trace, as a separate child for each call. */
export function writeTraceHeaders({ requestId, traceId, flags, state }: RequestTrace): Record<string, string> {
  return {
    'x-request-id': requestId,
    traceparent: `00-${traceId}-${createHexadecimal().slice(16)}-${flags}`,
    ...(state === null ? {} : { tracestate: state }),
  };
}
