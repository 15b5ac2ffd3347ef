import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { startServices } from '@kmx/tools/product-runner/start-services.ts';
import { startShell } from '@kmx/tools/product-runner/start-shell.ts';
import { describe, expect, inject } from 'vitest';
import { it as base } from '../support/journey.ts';
import { type CollectedSpan, startTraceCollector } from '../support/trace-collector.ts';
import { createVisitor, openPage } from '../support/visitor.ts';

const { releasesDirectory } = inject('product');
const isInstalled = existsSync(path.join(root, 'telemetry/node_modules'));
const title = isInstalled ? 'traces' : 'traces: the packages are missing, npm ci --prefix telemetry';

/** Shell and services with the tracer loaded, and what they send. */
const it = base
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the names of the pattern
  .extend('traced', { scope: 'file' }, async ({}, { onCleanup }) => {
    const work = mkdtempSync(path.join(tmpdir(), 'kmx-traces-'));
    const collector = await startTraceCollector();
    const [port, servicesPort] = await Promise.all([findFreePort(), findFreePort()]);
    const createEnvironment = (name: string) => ({
      NODE_OPTIONS: `--import ${path.join(root, 'telemetry/src/preload.ts')}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
      OTEL_SERVICE_NAME: name,
    });
    const origin = `http://localhost:${port}`;
    const servicesOrigin = `http://127.0.0.1:${servicesPort}`;
    const environment = { PUBLIC_ORIGIN: origin, ...createEnvironment('services') };
    const services = await startServices({ port: servicesPort, dataDirectory: work, environment });
    const shell = await startShell({
      ...{ name: 'traced', port, dataDirectory: work, releasesDirectory, servicesOrigin },
      environment: createEnvironment('shell'),
    });
    onCleanup(async () => {
      await shell.stop();
      await services.stop();
      collector.close();
      rmSync(work, { recursive: true, force: true });
    });
    return { origin, collector };
  });

const read = ({ attributes }: CollectedSpan, key: string) =>
  attributes.find((attribute) => attribute.key === key)?.value.stringValue;

/** The names of a span and of all spans above it, the uppermost first. */
function listAncestry(span: CollectedSpan, spans: readonly CollectedSpan[]): readonly string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent ? listAncestry(parent, spans) : []), `${span.process} ${span.name}`];
}

const createTraceId = () => crypto.randomUUID().replaceAll('-', '');
const callerSpan = '00f067aa0ba902b7';

describe.skipIf(!isInstalled)(title, () => {
  it('a page is one tree of spans: shell, render thread, backend request, services, SQL', async ({ traced }) => {
    const { origin, collector } = traced;
    const traceId = createTraceId();
    const headers = {
      traceparent: `00-${traceId}-${callerSpan}-01`,
      'user-agent': 'a-program/1.0',
      cookie: 'x=a-cookie',
    };
    const answer = await fetch(`${origin}/en/news?cache=false&q=anna.keller%40kmx.example`, { headers });
    expect(answer.status).toBe(200);
    const listOwn = () => collector.listSpans().filter((span) => span.traceId === traceId);
    const findSql = () => listOwn().find((span) => read(span, 'db.query.text') !== undefined);
    await expect
      .poll(() => listOwn().some(({ parentSpanId }) => parentSpanId === callerSpan), { timeout: 20_000 })
      .toBe(true);
    const spans = listOwn();
    const roots = spans.filter(({ parentSpanId }) => !spans.some(({ spanId }) => spanId === parentSpanId));
    expect(roots.map(({ parentSpanId, process, name }) => [parentSpanId, process, name])).toEqual([
      [callerSpan, 'shell', 'GET'],
    ]);
    const trees = spans.map((span) => listAncestry(span, spans).join(' > '));
    expect(trees).toContainEqual(
      expect.stringMatching(/^shell GET > shell render remote-public > shell content \w+ > services POST$/),
    );
    expect(findSql, 'content answers from memory').toBeDefined();
  });
});
