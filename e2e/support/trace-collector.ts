import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';

const valueSchema = v.object({
  stringValue: v.optional(v.string()),
  intValue: v.optional(v.union([v.number(), v.string()])),
});
const spanSchema = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string(), ''),
  name: v.string(),
  kind: v.number(),
  attributes: v.array(v.object({ key: v.string(), value: v.looseObject(valueSchema.entries) })),
});
const exportSchema = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({
        attributes: v.array(v.object({ key: v.string(), value: v.looseObject(valueSchema.entries) })),
      }),
      scopeSpans: v.array(v.object({ spans: v.array(spanSchema) })),
    }),
  ),
});

/** A span as it arrived, with the process that has sent it. */
export interface CollectedSpan extends v.InferOutput<typeof spanSchema> {
  readonly process: string | undefined;
}

/** A collector of traces by OTLP over HTTP with JSON. */
export interface TraceCollector {
  readonly origin: string;
  readonly listSpans: () => readonly CollectedSpan[];
  /** Everything that has arrived, as text. */
  readonly readText: () => string;
  readonly close: () => void;
}

export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const texts: string[] = [];
  const server = createServer((request, response) => {
    json(request).then(
      (body) => {
        texts.push(JSON.stringify(body));
        for (const { resource, scopeSpans } of v.parse(exportSchema, body).resourceSpans) {
          const name = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue;
          spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, process: name }))));
        }
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      },
      () => response.writeHead(400).end(),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    listSpans: () => spans,
    readText: () => texts.join('\n'),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
