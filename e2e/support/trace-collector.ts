import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string };
}

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
}

/** What an exporter sends: OTLP over HTTP with JSON. */
interface TraceExport {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

/** A span as it arrived, with the name of the process that has sent it. */
export interface CollectedSpan extends SentSpan {
  readonly process: string | undefined;
}

/** The text of an attribute, undefined without one. */
export function readText({ attributes }: Pick<SentSpan, 'attributes'>, name: string): string | undefined {
  return attributes.find(({ key }) => key === name)?.value.stringValue;
}

/** A collector of traces on a free port. */
export interface TraceCollector {
  readonly origin: string;
  readonly listSpans: () => readonly CollectedSpan[];
  /** Everything that has arrived, as one text. */
  readonly readAll: () => string;
  readonly close: () => void;
}

/** Starts a collector; it takes everything that it can read. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const texts: string[] = [];
  const server = createServer((request, response) => {
    json(request).then(
      (body) => {
        texts.push(JSON.stringify(body));
        for (const { resource, scopeSpans } of (body as TraceExport).resourceSpans) {
          const process = readText(resource, 'service.name');
          spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, process }))));
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
    readAll: () => texts.join('\n'),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
