import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { parseTrustedProxies, type TrustedProxies } from './parse-trusted-proxies.ts';

const visitor = '203.0.113.9';
const forged = '198.51.100.1';

/** Address and host that a server takes for the visitor's, for a request with the headers of a proxy. */
async function ask(proxies: TrustedProxies | null, remoteAddress: string, forwardedFor: string) {
  const app = fastify({
    trustProxy: proxies !== null && typeof proxies === 'object' ? [...proxies] : (proxies ?? false),
  });
  app.get('/', (request) => ({ ip: request.ip, host: request.host }));
  const headers = {
    host: 'inner.example',
    'x-forwarded-for': forwardedFor,
    'x-forwarded-host': 'www.kmx.example',
    forwarded: `for=${forged};host=forged.example`,
  };
  const answer = await app.inject({ url: '/', remoteAddress, headers });
  return answer.json<{ ip: string; host: string }>();
}

describe('the address of a visitor behind a proxy', () => {
  it('is what the proxy appended, never what the visitor sent before it', async () => {
    const { ip, host } = await ask(parseTrustedProxies('on'), '10.0.0.5', `${forged}, ${visitor}`);
    expect({ ip, host }).toEqual({ ip: visitor, host: 'www.kmx.example' });
  });

  it('is the last one before the listed proxies, however many of them there are', async () => {
    const proxies = parseTrustedProxies('10.0.0.0/8, 192.0.2.7');
    expect((await ask(proxies, '10.0.0.5', `${forged}, ${visitor}, 192.0.2.7`)).ip).toBe(visitor);
  });

  it('is that of the peer when the peer is not listed, or when no proxy is trusted', async () => {
    const direct = { ip: '192.0.2.66', host: 'inner.example' };
    expect(await ask(parseTrustedProxies('10.0.0.0/8'), '192.0.2.66', visitor)).toEqual(direct);
    expect(await ask(parseTrustedProxies('off'), '192.0.2.66', visitor)).toEqual(direct);
  });

  it('is not read from a list that cannot be read', () => {
    for (const text of ['', 'yes', '10.0.0.1,', '10.0.0.0/33', '::1/129', 'proxy.example', '10.0.0.0/8/8']) {
      expect(parseTrustedProxies(text), text).toBeNull();
    }
  });
});
