import { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { CombinedError } from '@urql/core';
import { afterEach, expect, it, vi } from 'vitest';
import { mapDeskError } from './map-desk-error.ts';

afterEach(() => vi.unstubAllGlobals());

const createRefusal = (extensions: Readonly<Record<string, unknown>>) =>
  new CombinedError({ graphQLErrors: [{ message: 'Refused', extensions }] });

it.each([
  ['UNAUTHENTICATED', 'signed-out'],
  ['CONFLICT', 'conflict'],
  ['VALIDATION', 'refused'],
  ['USER_EXISTS', 'refused'],
  ['UNAVAILABLE', 'unavailable'],
  ['ANOTHER', 'unexpected'],
])('POR-066 a refusal with %s is of the kind %s and keeps its details', (code, kind) => {
  expect(mapDeskError(createRefusal({ code, profileId: 'anna' }))).toMatchObject({
    kind,
    code,
    message: 'Refused',
    details: { code, profileId: 'anna' },
  });
});

it('POR-066 without a response the kind reflects the connection, or what the client has detected', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(mapDeskError(new CombinedError({ networkError: new TypeError('Failed to fetch') })).kind).toBe('offline');
  const signedOut = new RequestError('signed-out', 'Session over');
  expect(mapDeskError(new CombinedError({ networkError: signedOut }))).toBe(signedOut);
});
