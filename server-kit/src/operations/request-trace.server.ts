import { randomUUID } from 'node:crypto';

/** What ties the log lines of one request together in all processes that it passes (W3C Trace Context, level 1). */
export interface RequestTrace {
  /** The caller's `x-request-id` where it is one, else the trace id. */
  readonly requestId: string;
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** The caller's span, 16 hexadecimal digits; null without a caller. */
  readonly parentId: string | null;
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

interface Caller {
  readonly traceId: string;
  readonly parentId: string;
  readonly flags: string;
}

function parseTraceparent(text: unknown): Caller | null {
  const [, version, traceId = '', parentId = '', flags = '', rest] =
    typeof text === 'string' ? (traceparentPattern.exec(text) ?? []) : [];
  // Later versions may append something; this one has nothing to append.
  if (version === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return null;
  return /^0+$/.test(traceId) || /^0+$/.test(parentId) ? null : { traceId, parentId, flags };
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
    parentId: parent?.parentId ?? null,
    // Not sampled, unless an earlier process decided so.
    flags: parent?.flags ?? '00',
    state: parent !== null && typeof state === 'string' && state.length <= maxStateLength ? state : null,
  };
}

/** Value of `traceparent`: the caller's span is the given one, or without a tracer a new one for each call. */
export function writeTraceparent({ traceId, flags }: Pick<RequestTrace, 'traceId' | 'flags'>, spanId?: string): string {
  return `00-${traceId}-${spanId ?? createHexadecimal().slice(16)}-${flags}`;
}

/** Headers by which the next process continues the trace. */
export function writeTraceHeaders(trace: RequestTrace, spanId?: string): Record<string, string> {
  const { requestId, state } = trace;
  return {
    'x-request-id': requestId,
    traceparent: writeTraceparent(trace, spanId),
    ...(state === null ? {} : { tracestate: state }),
  };
}
