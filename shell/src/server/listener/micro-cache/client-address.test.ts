import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { parseTrustedProxies } from '../../http/parse-trusted-proxies.ts';
import { createClientAddressReader } from './client-address.ts';

function readAddress(trusted: string, remoteAddress: string, forwarded?: string) {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const request = { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
  return createClientAddressReader(parseTrustedProxies(trusted) ?? false)(request);
}

it('only a trusted proxy says for whom it asks, and an address counts as in every limit', () => {
  expect(readAddress('off', '192.0.2.1', '203.0.113.9')).toBe('192.0.2.1');
  expect(readAddress('off', '2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(readAddress('on', '192.0.2.1', '203.0.113.9')).toBe('203.0.113.9');
  expect(readAddress('on', '192.0.2.1', '198.51.100.7, 203.0.113.9')).toBe('203.0.113.9');
  expect(readAddress('10.0.0.0/8', '10.1.2.3', '203.0.113.9')).toBe('203.0.113.9');
  expect(readAddress('10.0.0.0/8', '192.0.2.1', '203.0.113.9')).toBe('192.0.2.1');
  expect(readAddress('on', '192.0.2.1')).toBe('192.0.2.1');
});
