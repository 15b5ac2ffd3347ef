import { afterEach, expect, it, vi } from 'vitest';
import { createTraceHeaders } from './trace-headers.browser.ts';

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
afterEach(() => void vi.restoreAllMocks());

function open(timings: readonly { readonly name: string; readonly description: string }[], ageMs: number): void {
  const document = { serverTiming: timings } as unknown as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([document]);
  vi.spyOn(performance, 'now').mockReturnValue(ageMs);
}

it.each([
  ['joins the trace that its document names', traceparent, 2_000, { traceparent }],
  ['no longer does so after a minute', traceparent, 61_000, {}],
  ['has no trace where the document names none', null, 2_000, {}],
])('a request for data %s', (_case, named, ageMs, headers) => {
  const cache = { name: 'cache', description: 'miss' };
  open(named === null ? [cache] : [cache, { name: 'traceparent', description: named }], ageMs);
  expect(createTraceHeaders()).toEqual(headers);
});

it('a request outside of a document has no trace', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  expect(createTraceHeaders()).toEqual({});
});
