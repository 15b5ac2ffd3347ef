import { readFileSync } from 'node:fs';
import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { describe, expect, inject, it } from 'vitest';

const { origin, listener, logs } = inject('product');
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

type Line = Readonly<Record<string, unknown>>;

function readLines(name: keyof typeof logs): readonly string[] {
  return logs[name].flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'));
}

const readEntries = (name: keyof typeof logs, request: string): readonly Line[] =>
  readLines(name)
    .filter((line) => line.includes(request))
    .map((line) => JSON.parse(line) as Line);

async function ask(place: string, request: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
  const sent = { host: new URL(origin).host, 'x-request-id': request, traceparent, ...headers };
  // At the shell itself: a balancer has its own words for what it cannot read.
  const answer = await requestPage(listener, place, { method, headers: sent });
  expect(answer.headers['x-request-id'], place).toBe(request);
  return answer;
}

describe('the id of a request', () => {
  it.each([
    ['/en/search?q=anna.keller%40kmx.example', '/en/search', 'journey-search', '/search/search'],
    [
      '/am/oauth2/realms/root/realms/alpha/connect/jwk_uri',
      '/am/oauth2/realms/root/realms/alpha/connect/jwk_uri',
      'journey-identity',
      '/am/oauth2/realms/root/realms/alpha/connect/jwk_uri',
    ],
    ['/images/home-hero.webp?w=320', '/images/home-hero.webp', 'journey-picture', '/images/home-hero.webp'],
  ])(
    'and its trace are found in the lines of shell and services, and no query is: %s',
    async (place, shown, request, asked) => {
      await ask(place, request);
      const same = { request, trace: traceId, method: 'GET', host: new URL(origin).host, path: shown };
      await expect
        .poll(() => readEntries('shell', request).at(-1))
        .toMatchObject({ ...same, process: 'shell', level: 'info', msg: 'request' });
      await expect.poll(() => readEntries('services', request).map(({ path: service }) => service)).toContain(asked);
      for (const entry of readEntries('services', request)) {
        expect(entry).toMatchObject({ request, trace: traceId, process: 'services' });
      }
      expect(JSON.stringify([...readEntries('shell', request), ...readEntries('services', request)])).not.toContain(
        'anna',
      );
    },
  );

  it('names the remote and its version that rendered the page', async () => {
    await ask('/en/mykomax', 'journey-portal');
    await expect
      .poll(() => readEntries('shell', 'journey-portal').at(-1))
      .toMatchObject({ status: 200, unit: expect.stringMatching(/^remote-portal@/) });
  });

  it.each([
    ['/en/%E0%A4%A', 'en', 400, 'Reference for questions: '],
    ['/de/%E0%A4%A', 'de', 400, 'Referenz für Rückfragen: '],
    ['/en/no-such-page', 'en', 404, 'Reference for questions: '],
    ['/de/mykomax/gibt-es-nicht', 'de', 404, 'Referenz für Rückfragen: '],
    ['/ja-jp/editor/no-such-page', 'ja', 404, 'お問い合わせ番号：'],
    ['/style-guide/no-such-page', 'en', 404, 'Reference for questions: '],
  ] as const)('ERR-006 is in the small print of an error page: %s', async (place, language, status, words) => {
    const request = `journey-error${place.replaceAll(/[^a-z]/g, '-')}`;
    const answer = await ask(place, request, { accept: 'text/html', 'accept-language': language });
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(`${words}${request}`);
  });

  it('is part of a problem', async () => {
    const answer = await ask('/api/nothing', 'journey-problem');
    expect(JSON.parse(answer.body)).toMatchObject({ status: 404, requestId: 'journey-problem' });
    const refused = await ask('/api/uploads', 'journey-upload', {}, 'POST');
    expect(JSON.parse(refused.body)).toMatchObject({ status: 403, requestId: 'journey-upload' });
  });

  it.each(['shell', 'services'] as const)(
    'SRV-060 all that the %s has printed so far are JSON objects of one line that say time, level and process once',
    (name) => {
      const lines = readLines(name);
      expect(lines.length).toBeGreaterThan(10);
      for (const line of lines) {
        expect(JSON.parse(line), line).toMatchObject({ process: name, pid: expect.any(Number) });
        const keys = [...line.matchAll(/[{,]"(time|level|process|request|msg)":/g)].map(([, key]) => key);
        expect(new Set(keys).size, line).toBe(keys.length);
      }
    },
  );
});
