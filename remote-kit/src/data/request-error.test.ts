import { afterEach, expect, it, vi } from 'vitest';
import { mapRequestError, RequestError } from './request-error.ts';

afterEach(() => vi.unstubAllGlobals());

it('a missed deadline, a broken connection and being offline are distinguished', () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(mapRequestError(new DOMException('signal timed out', 'TimeoutError')).kind).toBe('timeout');
  expect(mapRequestError(new TypeError('Failed to fetch')).kind).toBe('unavailable');
  vi.stubGlobal('navigator', { onLine: false });
  expect(mapRequestError(new TypeError('Failed to fetch')).kind).toBe('offline');
});

it('ERR-014 any other message is kept as a technical detail, with its cause', () => {
  const cause = new RangeError('out of range');
  expect(mapRequestError(cause)).toMatchObject({ kind: 'unexpected', message: 'out of range', cause });
  expect(mapRequestError('a text')).toMatchObject({ kind: 'unexpected', message: 'a text' });
});

it('ERR-014 details from the backend are passed on unchanged', () => {
  const refusal = new RequestError('refused', 'A value is not valid', {
    code: 'VALIDATION',
    details: { field: 'email' },
  });
  expect(mapRequestError(refusal)).toBe(refusal);
  expect(refusal).toMatchObject({ code: 'VALIDATION', details: { field: 'email' } });
  expect(new RequestError('timeout', 'x')).toMatchObject({ code: null, details: null });
});
