import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';

/** The ids of a span (W3C Trace Context, level 1). */
export interface SpanContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** `01`: the trace is recorded, `00`: it is not. */
  readonly flags: string;
}

/** What a span says besides its name and times; nothing of it is about a person. */
export type SpanAttributes = Readonly<
  Partial<{
    'http.request.method': string;
    /** As in the log: without query, and without anything that could be a token or an id. */
    'url.path': string;
    'http.response.status_code': number;
    /** The service that is asked, such as `content`. */
    'peer.service': string;
    'graphql.operation.name': string;
    'db.system.name': 'postgresql';
    /** A statement with placeholders instead of values. */
    'db.query.text': string;
    /** Remote and version, `remote-public@1.4.0`. */
    'kmx.unit': string;
    /** Milliseconds in the thread: waiting for it, loading (of which: waiting for queries), rendering. */
    'kmx.wait_ms': number;
    'kmx.load_ms': number;
    'kmx.query_ms': number;
    'kmx.render_ms': number;
  }>
>;

interface SpanDescription {
  readonly name: string;
  /** `server` and `client` are the two ends of a call between processes. */
  readonly kind: 'server' | 'client' | 'internal';
  readonly parent: SpanContext | null;
  readonly attributes: SpanAttributes;
}

/** A span under way, as the tracer sees it that has been loaded in advance (decision 0074). */
export interface Span extends SpanDescription {
  /** Written by the tracer when the span starts; without it the span is not recorded. */
  context: SpanContext | null;
}

/** A span that has ended; `error` is the class of its failure, null for a success. */
export interface EndedSpan {
  readonly span: Span;
  readonly attributes: SpanAttributes;
  readonly error: string | null;
}

/** Names of the channels of `node:diagnostics_channel` that a tracer subscribes to: a `Span`, an `EndedSpan`. */
export const spanChannels = { start: 'kmx:span:start', end: 'kmx:span:end' } as const;

const starts = channel(spanChannels.start);
const ends = channel(spanChannels.end);
const current = new AsyncLocalStorage<SpanContext>();

/** Whether a tracer has been loaded; it is so from the start of the process, or never. */
export function hasTracer(): boolean {
  return starts.hasSubscribers;
}

/** Starts a span; null without a tracer. */
export function startSpan(description: SpanDescription): Span | null {
  if (!starts.hasSubscribers) return null;
  const span: Span = { ...description, context: null };
  starts.publish(span);
  return span.context === null ? null : span;
}

export function endSpan(span: Span, attributes: SpanAttributes = {}, error: string | null = null): void {
  ends.publish({ span, attributes, error } satisfies EndedSpan);
}

/** Runs an action, and all that it begins, as part of a span. */
export function runBelow<Value>(context: SpanContext | null, action: () => Value): Value {
  return context === null ? action() : current.run(context, action);
}

/** The span that code runs in; null outside of any, such as in the process's own work. */
export function readSpan(): SpanContext | null {
  return current.getStore() ?? null;
}

/** Whether a span would be recorded here: a tracer is loaded, and the code runs for a request. */
export function isTraced(): boolean {
  return starts.hasSubscribers && readSpan() !== null;
}

function nameFailure(error: unknown): string {
  return error instanceof Error ? error.name : 'Error';
}

/**
 * Runs an action as a span of its own below the current one. Outside of a request, and without a tracer, it only runs
 * the action. `describe` reads attributes of the result.
 */
export async function runInSpan<Value>(
  { name, kind, attributes }: Omit<SpanDescription, 'parent'>,
  action: () => Promise<Value>,
  describe: (value: Value) => SpanAttributes = () => ({}),
): Promise<Value> {
  const parent = readSpan();
  const span = parent === null ? null : startSpan({ name, kind, parent, attributes });
  if (span === null) return action();
  try {
    const value = await runBelow(span.context, action);
    endSpan(span, describe(value));
    return value;
  } catch (error) {
    endSpan(span, {}, nameFailure(error));
    throw error;
  }
}
