import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createMicroCacheKey } from './micro-cache-key.ts';

function createKey(headers: Readonly<Record<string, string>> = {}, target: Partial<IncomingMessage> = {}) {
  const sent: Readonly<Record<string, string>> = { host: 'www.kmx.example', 'accept-encoding': 'br', ...headers };
  const rawHeaders = Object.entries(sent).flat();
  const socket = { remoteAddress: '192.0.2.1' };
  const request = { method: 'GET', url: '/en/products', headers: sent, rawHeaders, socket, ...target };
  return createMicroCacheKey(request as unknown as IncomingMessage);
}

it('address, host and encoding each have an answer of their own', () => {
  const keys = [
    createKey(),
    createKey({}, { url: '/de/products' }),
    createKey({ host: 'crimp.kmx.example' }),
    createKey({ 'accept-encoding': 'gzip' }),
  ];
  expect(new Set(keys).size).toBe(4);
  expect(keys).not.toContain(null);
  expect(createKey()).toBe(keys[0]);
});

it('REL-11 no header can be written so that it reads as the key of another request', () => {
  const inHost = createKey({ host: 'www.kmx.example br', 'accept-encoding': 'gzip' });
  const inEncoding = createKey({ host: 'www.kmx.example', 'accept-encoding': 'br gzip' });
  const inForwarded = createKey({ 'accept-encoding': 'br', 'x-forwarded-host': 'a b' });
  const inBoth = createKey({ 'accept-encoding': 'br a', 'x-forwarded-host': 'b' });
  expect(new Set([inHost, inEncoding, inForwarded, inBoth]).size).toBe(4);
});

it('what a proxy forwards counts for its own connections only', () => {
  const forwarded = { 'x-forwarded-host': 'crimp.kmx.example' };
  const stranger = { remoteAddress: '198.51.100.9' } as IncomingMessage['socket'];
  expect(createKey(forwarded)).not.toBe(createKey());
  expect(createKey(forwarded, { socket: stranger })).not.toBe(createKey(forwarded));
  expect(createKey({}, { socket: stranger })).toBe(createKey());
});

it.each([
  'uapp_next_release=true',
  'uapp_testing=true',
  '_ga=1; uapp_testing=true',
  '_ga=1;uapp_testing=true',
  'UAPP_TESTING=true',
  '__Host-uapp_session=1',
  '__Secure-kmx-release-preview=1',
  'kmx_page_roles=x',
  'uapp_locale=de; kmx_editor=x',
  'uapp_locales=de',
])('a request with a cookie of ours takes the whole way: %s', (cookie) => {
  expect(createKey({ cookie })).toBeNull();
});

it.each(['_ga=1', 'uapp_locale=de', 'kmx_cohort=17', 'session_uapp_x=1', '_ga=uapp_testing', ''])(
  'a cookie that no full address depends on changes nothing: %s',
  (cookie) => {
    expect(createKey({ cookie })).toBe(createKey());
  },
);

it.each([
  { method: 'HEAD' },
  { method: 'POST' },
  { url: '/en/products?cache=clear' },
  { url: '/en/products?' },
  { url: 'http://www.kmx.example/en/products' },
  { url: '*' },
  { rawHeaders: ['Host', 'www.kmx.example', 'hOST', 'evil.example'] },
  { rawHeaders: [] },
])('another method, a query, another form of the target or not one host take the whole way: %j', (target) => {
  expect(createKey({}, target)).toBeNull();
});

it.each([{ 'content-length': '4' }, { 'transfer-encoding': 'chunked' }])(
  'a request with a body takes the whole way: %j',
  (header) => {
    expect(createKey(header)).toBeNull();
  },
);
