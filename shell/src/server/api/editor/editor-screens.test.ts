import { expect, it, vi } from 'vitest';
import { createEditorToken } from '../../access/editor-session.ts';
import { createTestConfiguration } from '../../configuration.fixture.ts';
import { answerApi } from '../../pipeline/steps/answer-api.ts';
import { createTestContext } from '../../request/request-context.fixture.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { createTestShell } from '../../request/shell.fixture.ts';

const secret = 'sixteen-characters';
const sendTranslation = vi.fn((_request: object) =>
  Promise.resolve({ status: 200, contentType: 'application/json', body: '{"count":0}' }),
);
const sendCms = vi.fn((_request: { readonly body: string }) =>
  Promise.resolve({ status: 200, contentType: 'application/json', body: '{"data":{}}' }),
);

const editor = { uapp_editor_area_password: createEditorToken('hash', secret) };
const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

const configuration = createTestConfiguration({
  ...{ EDITOR_PASSWORD_HASH: 'hash', EDITOR_SECRET: secret, CMS_DRAFT_TOKEN: 'draft', isSecure: true },
});
const documents = {
  EditorUpdateStory: 'mutation EditorUpdateStory($id: ID!) { entry: updateStory(where: { id: $id }) { id } }',
  EditorDeleteStory: 'mutation EditorDeleteStory($id: ID!) { entry: deleteStory(where: { id: $id }) { id } }',
};
const { releases } = createTestShell();
const shell = createTestShell({
  configuration,
  translation: { send: sendTranslation },
  cms: { send: sendCms },
  releases: { ...releases, findOperations: () => Promise.resolve(documents) },
});

async function call(path: string, change: Partial<RequestContext> = {}) {
  const setCookies: string[] = [];
  const url = new URL(path, 'https://www.kmx.example');
  const answer = await answerApi.run(
    createTestContext({ url, headers: own, cookies: editor, setCookies, clientAddress: '192.0.2.7', ...change }),
    shell,
  );
  const content: unknown = typeof answer?.body === 'string' ? JSON.parse(answer.body) : null;
  return { status: answer?.status, headers: answer?.headers, content, setCookies };
}

const post = (body: object, more: Partial<RequestContext> = {}) => ({
  ...{ method: 'POST', readBody: () => Promise.resolve(JSON.stringify(body)) },
  ...more,
});

it('EDT-002 an editor chooses the name recorded for changes; it is sent with every write', async () => {
  const given = await call('/api/editor-name', post({ name: '  山田 花子 ' }));
  expect(given).toMatchObject({ status: 200, content: { name: '山田 花子' } });
  expect(given.setCookies[0]).toMatch(
    /^uapp_editor_name=%E5[^;]+; Path=\/; Max-Age=7776000; SameSite=Lax; HttpOnly; Secure$/,
  );
  const cookies = { ...editor, uapp_editor_name: '山田 花子' };
  expect((await call('/api/editor-name', { cookies })).content).toEqual({ name: '山田 花子' });
  await call('/api/translation/start/page-home', { method: 'POST', cookies });
  expect(sendTranslation.mock.lastCall?.[0]).toMatchObject({ author: encodeURIComponent('山田 花子') });
  const headers = { ...own, 'x-expected-revision': '4', 'x-author': 'Somebody%20else' };
  const write = post({ operationName: 'EditorUpdateStory', variables: { id: 'a', data: {} } }, { cookies, headers });
  await call('/api/cms-draft', write);
  expect(sendCms.mock.lastCall?.[0]).toMatchObject({
    headers: { 'x-author': encodeURIComponent('山田 花子'), 'x-expected-revision': '4' },
  });
  await call('/api/cms-draft', { ...write, cookies: editor, headers: { ...own, 'x-expected-revision': '4; x' } });
  expect(sendCms.mock.lastCall?.[0]).toMatchObject({ headers: {} });
  expect((await call('/api/editor-name', post({ name: 'a\nb' }))).status).toBe(400);
  expect((await call('/api/editor-name', post({ name: 'a'.repeat(61) }))).status).toBe(400);
});

it('EDT-002 the log is read with the filters that are known, and by editors on pages of this site alone', async () => {
  const answer = await call('/api/editor-log?author=user-1&action=&skip=25&secret=x');
  expect(answer).toMatchObject({ status: 200, content: { count: 0 }, headers: { 'cache-control': 'no-store' } });
  expect(sendTranslation.mock.lastCall?.[0]).toMatchObject({ service: 'log', query: { author: 'user-1', skip: '25' } });
  for (const path of ['/api/editor-log', '/api/editor-name', '/api/editor-model']) {
    expect([path, (await call(path, { cookies: {} })).status]).toEqual([path, 401]);
    expect([path, (await call(path, { method: 'DELETE' })).status]).toEqual([path, 405]);
  }
  const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
  expect((await call('/api/editor-log', foreign)).status).toBe(403);
  expect((await call('/api/editor-name', { ...post({ name: 'a' }), ...foreign })).status).toBe(403);
});

it('EDT-002 deleted entries are read and restored by editors only from pages of this site, in their name', async () => {
  const answer = await call('/api/editor-references?entry=page-a&language=de&token=x');
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  const asked = { service: 'references', method: 'GET', query: { entry: 'page-a', language: 'de' } };
  expect(sendTranslation.mock.lastCall?.[0]).toMatchObject(asked);
  await call('/api/editor-deleted?model=Story&first=25');
  expect(sendTranslation.mock.lastCall?.[0]).toMatchObject({
    ...{ service: 'deleted', path: '', query: { model: 'Story', first: '25' } },
  });
  const cookies = { ...editor, uapp_editor_name: '山田 花子' };
  await call('/api/editor-deleted/page-a?as=before', { method: 'POST', cookies });
  expect(sendTranslation.mock.lastCall?.[0]).toMatchObject({
    ...{ service: 'deleted', method: 'POST', path: 'page-a/restore', query: { as: 'before' } },
    author: encodeURIComponent('山田 花子'),
  });
  const count = sendTranslation.mock.calls.length;
  const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
  for (const [path, method] of [
    ['/api/editor-references?entry=a', 'GET'],
    ['/api/editor-deleted', 'GET'],
    ['/api/editor-deleted/page-a', 'POST'],
  ] as const) {
    expect([path, (await call(path, { method, cookies: {} })).status]).toEqual([path, 401]);
    expect([path, (await call(path, { method, ...foreign })).status]).toEqual([path, 403]);
    expect([path, (await call(path, { method: 'DELETE' })).status]).toEqual([path, 405]);
  }
  expect((await call('/api/editor-deleted/page-a')).status).toBe(405);
  expect((await call('/api/editor-deleted/a/b', { method: 'POST' })).status).toBe(404);
  expect(sendTranslation.mock.calls.length).toBe(count);
});

it('EDT-002 SRV-046 an entry is deleted in the version that the editor has seen', async () => {
  const headers = { ...own, 'x-expected-revision': '4' };
  await call('/api/cms-draft', post({ operationName: 'EditorDeleteStory', variables: { id: 'a' } }, { headers }));
  expect(sendCms.mock.lastCall?.[0]).toMatchObject({ headers: { 'x-expected-revision': '4' }, isRead: false });
});

it('EDT-002 a content system that cannot describe itself is said, and asked again the next time', async () => {
  sendCms.mockImplementationOnce(() => Promise.resolve({ status: 401, contentType: 'application/json', body: '{}' }));
  expect((await call('/api/editor-model')).status).toBe(503);
});

it('EDT-003 five wrong passwords from an address are checked, even when sent together, then one a minute', async () => {
  const tries = Array.from({ length: 12 }, () => call('/api/editor-area-autentication', post({ input: 'guess' })));
  const answers = (await Promise.all(tries)).map(({ status }) => status);
  expect(answers.filter((status) => status === 200).length).toBe(5);
  expect(answers.filter((status) => status === 429).length).toBe(7);
  const later = await call('/api/editor-area-autentication', post({ input: 'guess' }));
  const seconds = Number(later.headers?.['retry-after']);
  expect(seconds > 30 && seconds <= 60).toBe(true);
});

it('EDT-003 a browser in which an editor has signed in is known, and waits for nobody who guesses at its address', async () => {
  const path = '/api/editor-area-autentication';
  const { readEditorDevice, rememberEditorDevice } = await import('./editor-device.ts');
  const setCookies: string[] = [];
  rememberEditorDevice({ cookies: {}, setCookies }, configuration);
  const [, value = ''] = /^uapp_editor_device=([^;]+);.*HttpOnly; Secure$/.exec(setCookies[0] ?? '') ?? [];
  for (let count = 0; count < 6; count += 1) await call(path, post({ input: 'guess' }));
  const guess = (cookies: Record<string, string>) => call(path, { ...post({ input: 'guess' }), cookies });
  expect((await guess({})).status).toBe(429);
  expect((await guess({ uapp_editor_device: value })).status).toBe(200);
  expect((await guess({ uapp_editor_device: `x${value}` })).status).toBe(429);
  expect(readEditorDevice({ uapp_editor_device: value }, configuration)).toBe(value.split('.')[0]);
});
