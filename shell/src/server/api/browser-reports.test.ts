import { pino } from 'pino';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createTestConfiguration } from '../configuration.fixture.ts';
import { createUnitMeasures } from '../measures/unit-measures.ts';
import { createTestContext } from '../request/request-context.fixture.ts';
import { answerPageViews } from './page-views.ts';
import { answerReport, answerViolation } from './report.ts';

const chrome = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

function start(share = 1) {
  const registry = new Registry();
  const measures = createUnitMeasures(registry);
  const versions = { shell: '1', 'remote-public': '7' };
  measures.follow([{ set: { versions }, manifests: { shell: { parts: {} }, 'remote-public': { parts: {} } } }]);
  const shell = { measures, configuration: createTestConfiguration({ VITALS_SHARE: share }) };
  const send = async (answer: typeof answerPageViews, body: unknown, userAgent = chrome) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const context = createTestContext({
      readBody: () => Promise.resolve(text),
      headers: { 'user-agent': userAgent },
    });
    return (await answer(context, shell)).status;
  };
  return { send, read: () => measures.read('remote-public', '7', 60_000) };
}

const view = { unit: 'remote-public', version: '7', part: null, vitals: { LCP: 1200, CLS: 0.01 } };
const views = { shell: '1', views: [view] };
const error = { remote: 'remote-public', version: '7', message: 'Error: boom', details: 'uncaught error' };

it('SRV-065 page views are counted, each for as many as are not reported', async () => {
  const { send, read } = start(0.25);
  expect(await send(answerPageViews, views)).toBe(204);
  expect(read()).toMatchObject({ views: 4, LCP: { count: 1, mean: 1.2 } });
});

it('SRV-065 nothing is counted when nothing should be reported', async () => {
  const { send, read } = start(0);
  expect(await send(answerPageViews, views)).toBe(204);
  expect(read().views).toBe(0);
});

it('SRV-066 crawlers are answered and not counted, a browser without a window is', async () => {
  const { send, read } = start();
  const others = [crawler, 'facebookexternalhit/1.1', `${chrome} Chrome-Lighthouse`, ''];
  for (const userAgent of others) {
    expect(await send(answerPageViews, views, userAgent)).toBe(204);
    expect(await send(answerReport, error, userAgent)).toBe(204);
  }
  expect(read()).toMatchObject({ views: 0, errors: 0 });
  await send(answerPageViews, views, chrome.replace('Chrome/', 'HeadlessChrome/'));
  await send(answerPageViews, views, 'Mozilla/5.0 (Linux; Android 9; CUBOT_X19) AppleWebKit/537.36 Chrome/142.0.0.0');
  expect(read().views).toBe(2);
});

it('SRV-064 a report of hydration is a mismatch, any other an error', async () => {
  const { send, read } = start();
  await send(answerReport, error);
  await send(answerReport, { ...error, details: 'hydration' });
  expect(read()).toMatchObject({ errors: 1, mismatches: 1 });
});

it('what is not a report is refused', async () => {
  const { send, read } = start();
  const long = { shell: '1', views: Array.from({ length: 21 }, () => view) };
  const wrong = [
    ...['', '{', 'null', { shell: '1', views: [] }, long, { shell: '1', views: [{ ...view, unit: 'made up' }] }],
    ...[-1, 600_001, '1', null].map((LCP) => ({ shell: '1', views: [{ ...view, vitals: { LCP } }] })),
    { shell: '1', views: [{ ...view, part: '../a' }] },
  ];
  for (const body of wrong) expect([body, await send(answerPageViews, body)]).toEqual([body, 400]);
  for (const body of ['', '{', { ...error, message: 'x'.repeat(301) }]) {
    expect([body, await send(answerReport, body)]).toEqual([body, 400]);
  }
  expect(read()).toMatchObject({ views: 0, errors: 0 });
});

it('of a violation of the policy the log has directive, origin and file, and no address of a page', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const send = (body: unknown) =>
    answerViolation(createTestContext({ log, readBody: () => Promise.resolve(JSON.stringify(body)) }));
  const page = 'https://www.kmx.example/people/john.smith?q=my+words';
  const report = {
    'document-uri': page,
    referrer: page,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/john.smith?q=1',
    'source-file': page,
    'line-number': 12,
    'script-sample': 'John Smith',
  };
  const file = 'https://www.kmx.example/_r/remote-public/7/browser/main.js';
  for (const change of [
    {},
    { 'blocked-uri': 'inline', 'source-file': file },
    { 'effective-directive': 'john smith' },
  ]) {
    expect((await send({ 'csp-report': { ...report, ...change } })).status).toBe(204);
  }
  for (const body of [null, {}, { 'csp-report': page }]) expect((await send(body)).status).toBe(204);
  expect(lines.join('')).not.toMatch(/john|smith|people|words/i);
  expect(lines.slice(0, 2).map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { directive: 'script-src-elem', blocked: 'https://evil.example', source: 'https://www.kmx.example', line: 12 },
    { directive: 'script-src-elem', blocked: 'inline', source: '/_r/remote-public/7/browser/main.js' },
  ]);
});
