import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestCms } from './cms-operation.ts';
import { cancelOperation, entryOperation, listOperation } from './entry-operations.ts';

const root = { getAttribute: vi.fn((name: string): string | null => (name === 'data-build' ? 'a1b2' : null)) };
beforeEach(() => vi.stubGlobal('document', { documentElement: root }));
afterEach(() => vi.unstubAllGlobals());

function stubAnswer(status: number, body: unknown) {
  const answer = vi.fn((_path: string, _init: RequestInit) =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
  vi.stubGlobal('fetch', answer);
  return answer;
}

const pagesOperation = listOperation('pages');
const variables = { where: {}, orderBy: 'slug_ASC', first: 25, skip: 0 };

it('EDT-013 D-53 calls the draft proxy by the name of the operation only, with the wanted stage and languages', async () => {
  const call = stubAnswer(200, { data: { connection: { aggregate: { count: 0 }, edges: [] } } });
  expect(await requestCms(pagesOperation, variables, ['de', 'en'])).toEqual({ count: 0, entries: [] });
  const [path, init] = call.mock.calls[0] ?? [];
  expect(path).toBe('/api/cms-draft');
  expect(init).toMatchObject({
    method: 'POST',
    headers: { 'gcms-stage': 'DRAFT', 'gcms-locales': 'de, en' },
    body: JSON.stringify({ operationName: 'EditorPages', variables }),
  });
});

it('REL-07 says which release set its page belongs to, whose operations it means', async () => {
  const call = stubAnswer(200, { data: { entry: null } });
  await requestCms(entryOperation('Page'), { id: 'a' }, ['en']);
  root.getAttribute.mockReturnValueOnce(null);
  await requestCms(entryOperation('Page'), { id: 'a' }, ['en']);
  const builds = call.mock.calls.map(([, { headers }]) => new Headers(headers).get('x-build'));
  expect(builds).toEqual(['a1b2', null]);
});

it('EDT-002 a page that does not exist is no failure', async () => {
  stubAnswer(200, { data: { entry: null } });
  expect(await requestCms(entryOperation('Page'), { id: 'gone' }, ['en'])).toBeNull();
});

it.each([
  [401, 'signed-out', 'Sign in to the editor area first'],
  [403, 'forbidden', 'This operation is not on the list'],
  [400, 'refused', 'value is not unique for the field "slug"'],
  [200, 'refused', 'what has begun or is done cannot be changed'],
  [409, 'conflict', 'the draft has changed: it is revision 4'],
  [429, 'rate-limited', 'Too many requests'],
  [503, 'unavailable', 'The content system does not answer at the moment'],
])('ERR-014 status %i is %s, with the message of the content system', async (status, kind, message) => {
  stubAnswer(status, { errors: [{ message }], data: null });
  await expect(requestCms(pagesOperation, variables, ['en'])).rejects.toMatchObject({ kind, message });
});

it('ERR-014 a malformed answer is unexpected, and a broken connection is reported as such', async () => {
  stubAnswer(200, { data: { connection: { edges: [{ node: {} }] } } });
  const asked = requestCms(pagesOperation, variables, ['en']);
  await expect(asked).rejects.toMatchObject({ kind: 'unexpected' });
  stubAnswer(200, {});
  await expect(requestCms(cancelOperation, { id: 'x' }, ['en'])).rejects.toMatchObject({ kind: 'unexpected' });
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(requestCms(pagesOperation, variables, ['en'])).rejects.toMatchObject({ kind: 'offline' });
});
