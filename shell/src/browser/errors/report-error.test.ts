import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createErrorReporter } from './report-error.ts';

const sent: Blob[] = [];
const remotes = { 'remote-portal': { version: '7', entry: '', integrity: '' } };
const boot = { remotes, shellVersion: '3' };

/** Waits until what was reported has been described, by a part of the code that is loaded when it is needed. */
async function settle(): Promise<void> {
  await import('./describe-error.ts');
  await new Promise((resolve) => setTimeout(resolve));
}

async function readReports(): Promise<readonly Record<string, string>[]> {
  await settle();
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

function createError(message: string, file = 'a'): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at f (https://www.kmx.example/_r/remote-portal/7/browser/${file}.js:1:2)`;
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
      message: 'TypeError remote-portal/7/browser/a.js:1:2',
      details: 'rendering',
    },
    { remote: 'shell', version: '3', message: 'string', details: 'sign-out' },
  ]);
});

it('SRV-063 the same error is reported once, and ten at most', async () => {
  const { reportError } = createErrorReporter(boot);
  for (let count = 0; count < 3; count += 1) reportError(new Error('again'), 'rendering', 'remote-portal');
  await settle();
  expect(sent).toHaveLength(1);
  for (let count = 0; count < 30; count += 1) reportError(createError('again', `file-${count}`));
  await settle();
  expect(sent).toHaveLength(10);
});

const place = 'remote-portal/7/browser/a.js:1:2';
const describeAs = async (error: unknown, details = '') => {
  createErrorReporter(boot).reportError(error, details);
  return (await readReports())[0];
};

it.each([
  ['No account for John Smith, +49 170 123 4567', ''],
  ['No account of ada.l@works.example', ''],
  [`Unexpected token 'h', "hello "my" secret" is not valid JSON`, 'is not valid JSON'],
  ['No person “Ada Lovelace”', ''],
  ['No person «Ada Lovelace»', ''],
  ['Failed to fetch https://www.kmx.example/people/john.smith?q=my+words', 'Failed to fetch'],
  ["Cannot read properties of undefined (reading 'john')", 'properties of undefined'],
  ["undefined is not an object (evaluating 'people.ada')", 'is not an object'],
  ['john.smith is not a function', 'is not a function'],
  ['ada\n    at lovelace (https://www.kmx.example/_r/remote-portal/7/browser/ada-lovelace.js:1:2)', ''],
  ['Minified React error #418; visit https://react.dev/errors/418?args[]=ada', 'React error #418'],
  ['No payload, status 503', 'status 503'],
])('SRV-063 of a message only phrases of the platform are reported: %s', async (message, phrase) => {
  expect((await describeAs(createError(message)))?.['message']).toBe(
    phrase === '' ? `TypeError ${place}` : `TypeError: ${phrase} ${place}`,
  );
});

it('SRV-063 a name is that of a class, a place that of a file, and details are plain words', async () => {
  const named = Object.assign(createError(''), { name: 'Ada Lovelace' });
  expect((await describeAs(named, 'export of the audit trail'))?.['details']).toBe('export of the audit trail');
  expect((await readReports())[0]?.['message']).toBe(`Error ${place}`);
  sent.length = 0;
  const elsewhere = createError('');
  elsewhere.stack = 'f@https://www.kmx.example/people/_r/ada:1:2\ng@https://evil.example/ada/_r/lovelace:1:2';
  expect(await describeAs(elsewhere, 'opening the page of Ada, 4711')).toMatchObject({
    ...{ message: 'TypeError', details: '' },
  });
  sent.length = 0;
  expect(await describeAs('Ada Lovelace', '/people/ada')).toMatchObject({ message: 'string', details: '' });
});
