import { isServiceToken, serviceTokenHeader } from '@kmx/server-kit/service-calls/service-token.server.ts';
import { afterEach, expect, it } from 'vitest';
import { createCallHeaders, signServiceCalls } from './call-headers.ts';

const secret = 'uQ7wLm2Zr9Xe4Bk6Tn1V';
afterEach(() => signServiceCalls(null));

it('calls to the services prove that they come from this site, and calls to anybody else do not', () => {
  expect(createCallHeaders('https://services.example/forms')).toEqual({});
  signServiceCalls({ secret, origins: new Set(['https://services.example']) });
  const headers = createCallHeaders(new URL('https://services.example/forms?x=1'));
  expect(isServiceToken(secret, headers[serviceTokenHeader], Date.now())).toBe(true);
  expect(createCallHeaders('https://services.example.evil/forms')).toEqual({});
  expect(createCallHeaders('http://services.example/forms')).toEqual({});
});
