import { channel } from 'node:diagnostics_channel';
import type { EndedSpan, Span, spanChannels } from '@kmx/server-kit/operations/spans.server.ts';
import { DiagLogLevel, diag } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { createDiagnosticLog } from './diagnostic-log.ts';
import { createSpanRecorder } from './record-spans.ts';

/** Spelled here as well, because this file is loaded without the code that it watches. */
const channels: typeof spanChannels = { start: 'kmx:span:start', end: 'kmx:span:end' };

/** How long a span waits to be sent together with others; a process that ends loses those of this time. */
const sendMs = 1_000;

function readShare(text: string | undefined): number {
  const share = Number(text ?? '1');
  if (text?.trim() !== '' && share >= 0 && share <= 1) return share;
  throw new Error(`OTEL_TRACES_SAMPLER_ARG is "${text}" and must be a share from 0 to 1`);
}

diag.setLogger(createDiagnosticLog(), DiagLogLevel.WARN);
const provider = new TracerProvider({
  resource: resourceFromAttributes({ 'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'kmx' }),
  // What a caller has decided stays; of the traces that begin here, a share is recorded.
  sampler: new ParentBasedSampler({
    root: new TraceIdRatioBasedSampler(readShare(process.env['OTEL_TRACES_SAMPLER_ARG'])),
  }),
  // Sends to OTEL_EXPORTER_OTLP_ENDPOINT, and drops what a collector that is away has not taken: 2048 spans wait at most.
  spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: sendMs })],
});
const recorder = createSpanRecorder(provider.getTracer('kmx'));
channel(channels.start).subscribe((message) => recorder.start(message as Span));
channel(channels.end).subscribe((message) => recorder.end(message as EndedSpan));
