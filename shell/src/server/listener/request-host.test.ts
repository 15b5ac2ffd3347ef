import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { hasReadableHost, readRequestPath } from './request-host.ts';

const read = (...hosts: readonly string[]) =>
  hasReadableHost({ rawHeaders: hosts.flatMap((host) => ['Host', host]) } as IncomingMessage, hosts[0] ?? '');

it.each([
  'www.kmx.example',
  'localhost:3000',
  '127.0.0.1',
  '[::1]:3000',
  'a_b.example',
  'www.kmx.example.',
  'KMX.example:443',
])('SYS-007 the host %s can be read', (host) => expect(read(host)).toBe(true));

it.each([
  'evil.com/x',
  'localhost:3000:80',
  'a b',
  'user@evil.example',
  'evil.example?x',
  'evil.example#x',
  'a:b',
  'a:70000',
  '[::1',
  '::1',
  '-',
  'a\\b',
  '%2e',
  'a:',
])('SYS-007 the host %j is refused', (host) => expect(read(host)).toBe(false));

it('SYS-007 a host is named once', () => {
  expect(read()).toBe(true);
  expect(read('www.kmx.example', 'evil.example')).toBe(false);
  expect(read('www.kmx.example', 'www.kmx.example')).toBe(false);
});

it('SYS-003 a target with a whole address is its path', () => {
  expect(['/en?a=1', 'http://evil.example/en?a=1', '*', 'evil.example:443'].map(readRequestPath)).toEqual([
    '/en?a=1',
    '/en?a=1',
    '/',
    '/',
  ]);
});
