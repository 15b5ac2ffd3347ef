import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createErrorReporter } from './report-error.ts';

const sent: Blob[] = [];
const remotes = { 'remote-portal': { version: '7', entry: '', integrity: '' } };
const boot = { remotes, shellVersion: '3' };

async function readReports(): Promise<readonly Record<string, string>[]> {
  return Promise.all(sent.map(async (blob) => JSON.parse(await blob.text()) as Record<string, string>));
}

beforeEach(() => {
  sent.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('navigator', { sendBeacon: (_path: string, body: Blob) => sent.push(body) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function createError(message: string): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at f (https://www.kmx.example/_r/remote-portal/7/browser/a.js:1:2)`;
  return error;
}

it('SRV-062 a report names the unit, its version in this document, and the place', async () => {
  const { reportError } = createErrorReporter(boot);
  reportError(createError('no such widget'), 'rendering', 'remote-portal');
  reportError('refused', 'sign-out');
  expect(await readReports()).toEqual([
    {
      remote: 'remote-portal',
      version: '7',
      message: 'TypeError: no such widget remote-portal/7/browser/a.js:1:2',
      details: 'rendering',
    },
    { remote: 'shell', version: '3', message: 'refused ', details: 'sign-out' },
  ]);
});

it('SRV-063 the same error is reported once, and ten at most', async () => {
  const { reportError } = createErrorReporter(boot);
  for (let count = 0; count < 3; count += 1) reportError(new Error('again'), 'rendering', 'remote-portal');
  expect(sent).toHaveLength(1);
  for (let count = 0; count < 30; count += 1) reportError(new Error(`error ${count}`));
  expect(sent).toHaveLength(10);
});

it.each([
  [`Unexpected token 'h', "hello "my" secret" is not valid JSON`, 'Unexpected token … is not valid JSON'],
  [
    'Failed to fetch https://www.kmx.example/en/search?q=my+words&p=2',
    'Failed to fetch https://www.kmx.example/en/search…',
  ],
  ['No account of ada.l@works.example', 'No account of …'],
  ['No ticket 4711002', 'No ticket …'],
  ["Can't read it", "Can't read it"],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=x',
    'Minified React error #418; visit https://react.dev/errors/418…',
  ],
])('SRV-063 a report holds nothing personal: %s', async (message, reported) => {
  createErrorReporter(boot).reportError(new Error(message));
  expect((await readReports())[0]?.['message']?.startsWith(`Error: ${reported} `)).toBe(true);
});
