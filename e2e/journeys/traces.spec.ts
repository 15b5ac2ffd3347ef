import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { startServices } from '@kmx/tools/product-runner/start-services.ts';
import { startShell } from '@kmx/tools/product-runner/start-shell.ts';
import { describe, expect, inject } from 'vitest';
import { it as base } from '../support/journey.ts';
import { type CollectedSpan, readText, startTraceCollector } from '../support/trace-collector.ts';
import { createVisitor, openPage } from '../support/visitor.ts';

const { releasesDirectory } = inject('product');

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

/** The names of a span and of all spans above it, the uppermost first. */
function listAncestry(span: CollectedSpan, spans: readonly CollectedSpan[]): readonly string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent ? listAncestry(parent, spans) : []), `${span.process} ${span.name}`];
}

const callerSpan = '00f067aa0ba902b7';
const patience = { timeout: 20_000 };

describe('traces', () => {
  it('a page is one tree of spans: shell, render thread, call to a backend, services, SQL; without personal data', async ({
    traced: { origin, collector },
  }) => {
    const traceId = crypto.randomUUID().replaceAll('-', '');
    const traceparent = `00-${traceId}-${callerSpan}-01`;
    const headers = { traceparent, 'user-agent': 'a-program/1.0', cookie: 'x=a-cookie' };
    const answer = await fetch(`${origin}/en/products?cache=false&q=anna.keller%40kmx.example`, { headers });
    expect(answer.status).toBe(200);
    const listOwn = () => collector.listSpans().filter((span) => span.traceId === traceId);
    const listNames = () => listOwn().map((span) => listAncestry(span, listOwn()).join(' > '));
    await expect
      .poll(listNames, patience)
      .toContainEqual(
        expect.stringMatching(
          /^shell GET > shell render remote-public > shell catalogue \w+ > services POST > services SELECT$/,
        ),
      );
    const isBelow = ({ parentSpanId }: CollectedSpan) => listOwn().some(({ spanId }) => spanId === parentSpanId);
    const tops = listOwn().filter((span) => !isBelow(span));
    expect(tops.map(({ parentSpanId, process, name }) => [parentSpanId, process, name])).toEqual([
      [callerSpan, 'shell', 'GET'],
    ]);
    for (const word of ['anna', 'a-cookie', 'a-program', '127.0.0.1', 'cache=false'])
      expect(collector.readAll(), word).not.toContain(word);
  });

  it('what a page asks for belongs to the trace of its document', async ({ browser, traced }) => {
    const visitor = await createVisitor(browser, traced.origin);
    const { page } = visitor;
    await openPage(visitor, '/style-guide');
    await page.getByRole('link', { name: 'Buttons' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Buttons' }).waitFor();
    const find = (place: string) => traced.collector.listSpans().find((span) => readText(span, 'url.path') === place);
    const findPayload = () => find('/style-guide/buttons/_payload.json');
    await expect.poll(() => findPayload()?.traceId, patience).toBeDefined();
    const document = find('/style-guide');
    expect(findPayload()).toMatchObject({ traceId: document?.traceId, parentSpanId: document?.spanId });
    await visitor.leave();
  });
});
