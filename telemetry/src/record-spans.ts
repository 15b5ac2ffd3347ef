import type { EndedSpan, Span } from '@kmx/server-kit/operations/spans.server.ts';
import {
  type Span as RecordedSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** Turns what shell and services say of their spans into those of OpenTelemetry. */
export interface SpanRecorder {
  readonly start: (span: Span) => void;
  readonly end: (ended: EndedSpan) => void;
}

/** Records with a tracer; spans that never end are forgotten together with the request that they belong to. */
export function createSpanRecorder(tracer: Tracer): SpanRecorder {
  const recorded = new WeakMap<Span, RecordedSpan>();
  return {
    start: (span) => {
      const { name, kind, parent, attributes } = span;
      const context =
        parent === null
          ? ROOT_CONTEXT
          : trace.setSpanContext(ROOT_CONTEXT, {
              ...{ traceId: parent.traceId, spanId: parent.spanId, isRemote: kind === 'server' },
              traceFlags: Number.parseInt(parent.flags, 16) & TraceFlags.SAMPLED,
            });
      const started = tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
      const { traceId, spanId, traceFlags } = started.spanContext();
      recorded.set(span, started);
      span.context = { traceId, spanId, flags: traceFlags & TraceFlags.SAMPLED ? '01' : '00' };
    },
    end: ({ span, attributes, error }) => {
      const started = recorded.get(span);
      if (started === undefined) return;
      started.setAttributes(attributes);
      if (error !== null) started.setAttribute('error.type', error).setStatus({ code: SpanStatusCode.ERROR });
      started.end();
    },
  };
}
