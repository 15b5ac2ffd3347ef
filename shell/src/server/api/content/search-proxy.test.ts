import { createServer, type Server } from 'node:http';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { system } from '../../../site/system-data.fixture.ts';
import { createSearchClient } from '../../backends/clients/search-client.ts';
import { answerSearchProxy } from './search-proxy.ts';

const record = {
  title: 'Crimping',
  description: 'Presses.',
  path: '/products/crimping',
  type: 'product',
  language: 'de',
  highlights: { title: [['Crimping', true]], description: [['Presses.', false]] },
};
const counts = { total: 11, page: 2, pageSize: 10, types: [{ type: 'product', count: 11 }], matching: 'all' };
const body = { localeCode: 'de-CH', siteSlug: null, query: 'crimp', page: 2 };

function readBody(content: unknown): unknown {
  return typeof content === 'string' ? JSON.parse(content) : null;
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A real search service that answers every request alike, and the endpoint in front of it. */
async function setUp(reply: { readonly status?: number; readonly body?: unknown } | 'silent') {
  const received: { url: string | undefined; body: unknown }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => {
      text += part.toString();
    });
    request.on('end', () => {
      received.push({ url: request.url, body: JSON.parse(text) });
      if (reply === 'silent') return;
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' });
      response.end(
        typeof reply.body === 'string'
          ? reply.body
          : JSON.stringify(reply.body ?? { records: [record], suggestions: ['crimping'], ...counts }),
      );
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const timeoutMs = reply === 'silent' ? 400 : 10_000;
  const search = createSearchClient({ endpoint: `http://127.0.0.1:${port}/search`, timeoutMs });
  const ask = (operation: string, content: unknown) =>
    answerSearchProxy(
      {
        url: new URL(`http://www.kmx.example/api/search-proxy/${operation}`),
        readBody: () => Promise.resolve(typeof content === 'string' ? content : JSON.stringify(content)),
      },
      { loadSystem: () => Promise.resolve(system), search },
    );
  return { ask, received };
}

describe('the search endpoints', () => {
  it('SRV-020 SYS-067 D-41 passes locale, site, query and page on and answers records with addresses, uncached', async () => {
    const { ask, received } = await setUp({});
    const answer = await ask('search', body);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { path: _path, ...shown } = record;
    expect(readBody(answer.body)).toEqual({
      ...counts,
      records: [{ ...shown, url: '/de-ch/products/crimping' }],
    });
    expect(received).toEqual([{ url: '/search/search', body: { ...body, type: null } }]);
  });

  it('SRV-021 answers suggestions with records and completed queries', async () => {
    const { ask, received } = await setUp({});
    const answer = await ask('suggest', { localeCode: 'de', siteSlug: 'productronica', query: 'cri' });
    expect(readBody(answer.body)).toMatchObject({
      records: [{ title: 'Crimping', url: '/de/productronica/products/crimping' }],
      suggestions: ['crimping'],
    });
    expect(received[0]?.url).toBe('/search/suggest');
  });

  it('SRV-057 throws a failed search on, with the status for the visitor', async () => {
    const failing = await setUp({ status: 500, body: { error: 'broken' } });
    const strange = await setUp({ body: { records: [{ ...record, path: '//evil.example' }], ...counts } });
    const silent = await setUp('silent');
    const fail = (ask: typeof silent.ask, operation: string) => ask(operation, body).catch((error: unknown) => error);
    const failures = [
      await fail(failing.ask, 'search'),
      await fail(failing.ask, 'suggest'),
      await fail(strange.ask, 'search'),
      await fail(silent.ask, 'suggest'),
    ];
    expect(failures.every((failure) => failure instanceof StatusError)).toBe(true);
    expect(failures.map((failure) => (failure as StatusError).status)).toEqual([502, 502, 502, 504]);
  });

  it.each([
    ['no JSON', '{', 400],
    ['a query of 5,000 characters', { ...body, query: 'x'.repeat(5000) }, 400],
    ['page 0', { ...body, page: 0 }, 400],
    ['an unknown site', { ...body, siteSlug: 'nowhere' }, 400],
    ['a language that the site does not have', { ...body, localeCode: 'fr' }, 400],
    ['something that is no locale', { ...body, localeCode: 'x' }, 400],
  ])('refuses %s without asking the search', async (_name, content, status) => {
    const { ask, received } = await setUp({});
    expect((await ask('search', content)).status).toBe(status);
    expect(received).toEqual([]);
  });

  it('SRV-020 knows no other operations', async () => {
    const { ask } = await setUp({});
    expect((await ask('delete', body)).status).toBe(404);
  });

  it('says 502 when the answer was garbled on its way', async () => {
    const { ask } = await setUp({ body: '{"records":[},"total' });
    await expect(ask('suggest', body)).rejects.toMatchObject({ status: 502 });
  });
});
