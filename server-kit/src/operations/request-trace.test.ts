import { describe, expect, it } from 'vitest';
import { readRequestTrace, writeTraceHeaders } from './request-trace.server.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

describe('the trace of a request', () => {
  it('continues the id and the trace of the caller, with a child span for each call', () => {
    const headers = { 'x-request-id': 'order-2026.11:a_b', traceparent, tracestate: 'vendor=1' };
    const trace = readRequestTrace(headers);
    const [first, second] = [writeTraceHeaders(trace), writeTraceHeaders(trace)];
    expect(first).toMatchObject({ 'x-request-id': 'order-2026.11:a_b', tracestate: 'vendor=1' });
    expect(first['traceparent']).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
    expect(first['traceparent']).not.toBe(traceparent);
    expect(first['traceparent']).not.toBe(second['traceparent']);
  });

  it('makes both where there are none: the request then has the id of its trace, and nobody has asked for samples', () => {
    const trace = readRequestTrace({});
    expect(trace.requestId).toMatch(/^[0-9a-f]{32}$/);
    expect(trace.traceId).toBe(trace.requestId);
    expect(writeTraceHeaders(trace)['traceparent']).toMatch(/-00$/);
    expect(writeTraceHeaders(trace)).not.toHaveProperty('tracestate');
    expect(readRequestTrace({}).requestId).not.toBe(trace.requestId);
  });

  it.each([
    'short',
    'a'.repeat(65),
    'anna.keller@kmx.example',
    'with space in it',
    '<script>alert(1)</script>',
    'line\nbreak-in-it',
    'first-id-of-two, second-id-of-two',
    ['first-id-of-two', 'second-id-of-two'],
  ])('takes no request id that a log or a header should not hold: %j', (given) => {
    expect(readRequestTrace({ 'x-request-id': given, traceparent }).requestId).toBe(traceId);
  });

  it.each([
    `ff-${traceId}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId.toUpperCase()}-00f067aa0ba902b7-01`,
    `00-${traceId}-00f067aa0ba902b7-01-more`,
    `00-${traceId.slice(1)}-00f067aa0ba902b7-01`,
    '',
  ])('begins a new trace, without the state of the old one, where the parent is none: %j', (parent) => {
    const trace = readRequestTrace({ traceparent: parent, tracestate: 'vendor=1' });
    expect(trace.traceId).not.toBe(traceId);
    expect(trace.state).toBeNull();
  });

  it('reads a parent of a later version as far as this one knows it', () => {
    expect(readRequestTrace({ traceparent: `01-${traceId}-00f067aa0ba902b7-01-more` }).traceId).toBe(traceId);
  });
});
